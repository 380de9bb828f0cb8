import type { Budget } from './budget.ts';
import { refuseKnownSigns } from './known-signs.ts';
import { noteOpening, refuseOpeningObjects } from './pdf-opening.ts';
import { pdfStreams, type PdfStream } from './pdf-streams.ts';
import { refusePdfWords } from './pdf-words.ts';
import { ContentRefused, refuseIf } from './refused.ts';
import { overlapping, windowsOf } from './windows.ts';

/** A page scanned without loss unpacks to 26 MB of dots; an object among the dots is none to any reader. */
const IMAGE_BYTES = 256 * 1024;

/**
 * Looks through a PDF as it is, and then into every packed stream. Objects of a file with a password cannot be
 * seen, as in any other protected document; those of any other file must be.
 */
export async function refusePdfContent(bytes: Uint8Array, budget: Budget): Promise<void> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const openings = new Set<string>();
  const look = (window: Buffer) => {
    refusePdfWords(window);
    noteOpening(window, openings);
  };
  const plain = () => overlapping(windowsOf(file, 'stored', budget));
  for await (const window of plain()) look(window);
  const isProtected = /\/Encrypt[\s\0]/.test(file.subarray(-IMAGE_BYTES).toString('latin1'));
  for (const stream of pdfStreams(file)) {
    budget.step();
    const mustBeRead = stream.isObjects && !isProtected;
    refuseIf(mustBeRead && stream.packing === 'unknown', 'unverifiable');
    if (stream.packing === 'zlib') await lookInto(file, stream, { mustBeRead, look }, budget);
  }
  if (openings.size === 0) return;
  for await (const window of plain()) refuseOpeningObjects(window, openings);
}

async function lookInto(
  file: Buffer,
  stream: PdfStream,
  { mustBeRead, look }: { mustBeRead: boolean; look: (window: Buffer) => void },
  budget: Budget,
): Promise<void> {
  let seen = 0;
  try {
    for await (const window of overlapping(windowsOf(file.subarray(stream.start), 'zlib', budget))) {
      refuseKnownSigns(window);
      look(window);
      seen += window.length;
      if (stream.isImage && seen > IMAGE_BYTES) return;
    }
  } catch (error) {
    if (error instanceof ContentRefused) throw error;
    // Cut short, or not packed at all, as in an older saving; but objects must be read.
    refuseIf(mustBeRead, 'unverifiable');
  }
}
