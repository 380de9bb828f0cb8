import { type DocumentFields, type Stamps, storageFolder } from '@portal/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { db, STORAGE } from './backend.ts';
import type { Person } from './people.ts';

/** A document about to be sent: its place, its path and its row, before any of it exists. */
export type Draft = { id: string; tenantId: string; path: string; fields: DocumentFields };

export function draft(
  sender: Person,
  place: { tenantId: string; clientId: string | null; id: string },
  fields: Partial<DocumentFields> = {},
): Draft {
  const { tenantId, clientId, id } = place;
  const path = `${storageFolder({ tenant_id: tenantId, client_id: clientId, document_id: id })}r1.pdf`;
  return {
    id,
    tenantId,
    path,
    fields: {
      client_id: clientId,
      filename: 'Guia.pdf',
      storage_path: path,
      mime_type: 'application/pdf',
      size_bytes: 100,
      category: null,
      description: null,
      uploaded_by: sender.uid,
      check: 'pending',
      check_reason: null,
      review: 'none',
      review_reason: null,
      ...fields,
    },
  };
}

/** Uploads as a browser does, under the rules; the answer's metadata, or the status of a refusal. */
export async function upload(
  path: string,
  bytes: string | Uint8Array<ArrayBuffer>,
  token: string,
  contentType = 'application/pdf',
): Promise<Record<string, unknown>> {
  const body = new Blob([bytes], { type: contentType });
  const response = await fetch(`${STORAGE}?uploadType=media&name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: { Authorization: `Firebase ${token}`, 'Content-Type': contentType },
    body,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`upload: ${response.status} ${text}`);
  // What Storage answers to an upload is the object's metadata.
  return JSON.parse(text) as Record<string, unknown>;
}

/** A file's metadata as a browser asks for them, under the rules. */
export async function readMetadata(path: string, token: string): Promise<Record<string, unknown>> {
  const headers = { Authorization: `Firebase ${token}` };
  const response = await fetch(`${STORAGE}/${encodeURIComponent(path)}`, { headers });
  // What Storage answers are the object's metadata.
  return (await response.json()) as Record<string, unknown>;
}

/** The row as the rules let a device write it. */
export async function writeRow(document: Draft, stamps: Partial<Record<keyof Stamps, unknown>> = {}) {
  const now = FieldValue.serverTimestamp();
  const stamped = {
    tenant_id: document.tenantId,
    rev: 1,
    created_at: now,
    created_by: document.fields.uploaded_by,
    updated_at: now,
    updated_by: document.fields.uploaded_by,
    last_op: `${document.fields.uploaded_by}_00000001`,
    deleted_at: null,
  } satisfies Record<keyof Stamps, unknown>;
  await db.doc(rowPath(document)).set({ ...document.fields, ...stamped, ...stamps });
}

export const rowPath = ({ tenantId, id }: Draft) => `tenants/${tenantId}/documents/${id}`;

/** HTTP status of downloading a path: with somebody's ID token under the rules, or by a download token past them. */
export async function downloadStatus(path: string, by: { token: string } | { downloadToken: string }) {
  const link = 'downloadToken' in by ? `&token=${by.downloadToken}` : '';
  const headers = 'token' in by ? { Authorization: `Firebase ${by.token}` } : undefined;
  const response = await fetch(`${STORAGE}/${encodeURIComponent(path)}?alt=media${link}`, {
    ...(headers === undefined ? {} : { headers }),
  });
  await response.arrayBuffer();
  return response.status;
}
