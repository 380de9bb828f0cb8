/** Rendered by `render-markdown.ts`, which lets no raw HTML through. */
export function Prose({ html }: { readonly html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
