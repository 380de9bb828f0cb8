import { fullName, requestableRole, z } from '@portal/domain';

const KEY = 'portal.sign-up';

const draft = z.object({ email: z.string(), full_name: fullName, requested_role: requestableRole });

/** What the person told at sign-up, kept until the account has its row: a broken connection asks nothing twice. */
export type SignUpDraft = z.infer<typeof draft>;

export function keepSignUpDraft(values: SignUpDraft, storage: Storage = sessionStorage): void {
  storage.setItem(KEY, JSON.stringify(draft.parse(values)));
}

/** The draft of that address alone: another person may have tried on the same device. */
export function readSignUpDraft(email: string, storage: Storage = sessionStorage): SignUpDraft | null {
  const text = storage.getItem(KEY);
  if (text === null) return null;
  try {
    const parsed = draft.safeParse(JSON.parse(text));
    return parsed.success && parsed.data.email.toLowerCase() === email.toLowerCase() ? parsed.data : null;
  } catch {
    return null;
  }
}

export function dropSignUpDraft(storage: Storage = sessionStorage): void {
  storage.removeItem(KEY);
}
