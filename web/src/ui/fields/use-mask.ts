import { MaskInput, type MaskInputOptions } from 'maska';
import { type Ref, useCallback } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

/**
 * A ref that keeps the field in the form of `mask` while somebody types, the caret where it belongs.
 * `mask` must be a constant.
 */
export function useMask(
  mask: MaskInputOptions,
  { ref, onChange }: Pick<UseFormRegisterReturn, 'ref' | 'onChange'>,
): Ref<HTMLInputElement> {
  return useCallback(
    (input: HTMLInputElement | null) => {
      ref(input);
      if (input === null) return;
      // React takes a value set by code for one it knows, and stays silent: the form is told here.
      const tell = () => void onChange({ target: input, type: 'change' });
      input.addEventListener('maska', tell);
      const masking = new MaskInput(input, mask);
      return () => {
        masking.destroy();
        input.removeEventListener('maska', tell);
        ref(null);
      };
    },
    [mask, ref, onChange],
  );
}
