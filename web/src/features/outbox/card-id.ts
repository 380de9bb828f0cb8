/** The place on the page of an operation that needs the person: what waits for it leads there. */
export const cardId = (opId: string) => `decidir-${opId}`;
