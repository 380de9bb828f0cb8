/** 'O que é o DAS?' becomes 'o-que-e-o-das'; a second one of the same page gets a number. */
export function headingId(text: string, taken: Set<string>): string {
  const base =
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'parte';
  let id = base;
  for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
  taken.add(id);
  return id;
}
