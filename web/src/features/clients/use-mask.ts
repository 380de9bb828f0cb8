import { MaskInput, type MaskInputOptions } from 'maska';
import { type Ref, type RefCallback, useCallback } from 'react';

/**
 * A ref that keeps the field in the form of `mask` while somebody types, the caret where it belongs.
 * `ref` is the form's own, which has to see the field too. `mask` must be a constant.
 */
export function useMask(mask: MaskInputOptions, ref: RefCallback<HTMLInputElement>): Ref<HTMLInputElement> {
  return useCallback(
    (input: HTMLInputElement | null) => {
      ref(input);
      if (input === null) return;
      const masking = new MaskInput(input, mask);
      return () => {
        masking.destroy();
        ref(null);
      };
    },
    [mask, ref],
  );
}
