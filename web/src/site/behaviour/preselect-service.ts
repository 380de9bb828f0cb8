/** `/contato?servico=mei` arrives with that service chosen, unless the person has chosen another before. */
export function preselectService(root: ParentNode, query: string): void {
  const select = root.querySelector<HTMLSelectElement>('select[name=servico]');
  const wanted = new URLSearchParams(query).get('servico');
  if (select === null || wanted === null || select.value !== '') return;
  if ([...select.options].some(({ value }) => value === wanted)) select.value = wanted;
}
