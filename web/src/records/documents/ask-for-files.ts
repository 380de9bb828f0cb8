/** iOS drops the answer of an input that nothing holds. */
let held: HTMLInputElement | null = null;

/** Opens the camera; the photos taken, or none when the person went back. */
export const takePhoto = () => askForFiles({ accept: 'image/*', capture: 'environment' });

/** Opens the browser's own choice of a file, by attributes of a file field; none when the person went back. */
export function askForFiles(attributes: {
  accept: string;
  capture?: string;
  multiple?: '';
}): Promise<File[]> {
  const input = document.createElement('input');
  held = input;
  input.type = 'file';
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
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
