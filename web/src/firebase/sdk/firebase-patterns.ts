/**
 * In place of re2js (vite.config.ts), an engine of regular expressions of 230 KB that Firestore's SDK brings along for pipelines
 * that it answers by itself: no query here is a pipeline. What the SDK asks of it, by the browser's own.
 */
export const RE2JS = {
  compile(pattern: string) {
    const [part, whole] = [new RegExp(pattern, 'u'), new RegExp(`^(?:${pattern})$`, 'u')];
    return {
      test: (text: string) => part.test(text),
      matches: (text: string) => whole.test(text),
    };
  },
};
