/** Where on the page an operation stands that needs the person: what waits for it leads there. */
export const cardId = (opId: string) => `decidir-${opId}`;
