import { type AcceptedExtension, compoundEntries, contentProblem } from '@portal/domain';
import { startBudget, type Budget } from './budget.ts';
import { refuseCompoundContent } from './compound-content.ts';
import { refuseOfficeParts } from './office-parts.ts';
import { refusePdfContent } from './pdf-content.ts';
import { refusePageHead, refusePictureContent } from './picture-content.ts';
import { ContentRefused, type OpenedProblem } from './refused.ts';
import { refuseSecondFile } from './second-file.ts';
import { refuseTextContent } from './text-content.ts';
import { tellFailedCheck } from '../failed-check.ts';

/**
 * The decision that the device made too, and then all that takes opening the file, within a budget. A file that
 * our own code stumbles over is refused as well: whatever the bytes are, there is an answer.
 */
export async function openedProblem(
  extension: AcceptedExtension,
  bytes: Uint8Array,
  budget = startBudget(),
): Promise<OpenedProblem | null> {
  try {
    const problem = contentProblem(extension, bytes);
    if (problem === null) await refuseOpened(extension, bytes, budget);
    return problem;
  } catch (error) {
    if (error instanceof ContentRefused) return error.problem;
    tellFailedCheck(extension, bytes.length, error);
    return 'unverifiable';
  }
}

async function refuseOpened(extension: AcceptedExtension, bytes: Uint8Array, budget: Budget): Promise<void> {
  switch (extension) {
    case 'pdf':
      refuseSecondFile('pdf', bytes);
      refusePageHead(bytes);
      return refusePdfContent(bytes, budget);
    case 'docx':
    case 'xlsx':
      // With a password nothing of it can be seen, by us or by anybody who lacks it.
      if (compoundEntries(bytes) !== null) return refuseSecondFile('compound', bytes);
      refuseSecondFile('zip', bytes);
      return refuseOfficeParts(bytes, budget);
    case 'doc':
    case 'xls':
      refuseSecondFile('compound', bytes);
      return refuseCompoundContent(extension, bytes, budget);
    case 'csv':
    case 'ofx':
    case 'xml':
      refuseSecondFile('other', bytes);
      return refuseTextContent(extension, bytes, budget);
    case 'jpg':
    case 'jpeg':
    case 'png':
    case 'webp':
    case 'heic':
      refuseSecondFile('other', bytes);
      return refusePictureContent(bytes, budget);
  }
}
