import { Note } from '#ui/feedback/note.tsx';

/** In the place of a part that a lost connection kept from coming. */
export const NotHere = () => <Note role="status">Sem conexão. Esta parte aparece assim que ela voltar.</Note>;
