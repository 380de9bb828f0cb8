/** iOS drops the answer of an input that nothing holds. */
let held: HTMLInputElement | null = null;

/** Opens the camera; the photos taken, or none when the person went back. */
export function takePhoto(): Promise<File[]> {
  const input = document.createElement('input');
  held = input;
  input.type = 'file';
  input.accept = 'image/*';
  input.setAttribute('capture', 'environment');
  return new Promise((resolve) => {
    const answer = (files: File[]) => {
      held = null;
      resolve(files);
    };
    input.addEventListener('change', () => answer([...(held?.files ?? [])]));
    input.addEventListener('cancel', () => answer([]));
    input.click();
  });
}
