import { counted } from '@ma-cantine/lib/messages/english'
import { quoteEn as q } from '../quotes.ts'
import type { repairFr } from './fr.ts'

export const repairEn: typeof repairFr = {
  notFixed: 'not mended',
  fixed: (changes, remaining) => {
    const made = counted(changes, 'fix', 'fixes')
    if (changes === 0) return remaining ? `nothing could be mended (${remaining})` : 'valid, nothing to mend'
    return remaining ? `partly mended (${made}, ${remaining} left)` : `mended (${made}), now valid`
  },
  fixGroup: (title, count, safe) => `${title} (${counted(count, 'fix', 'fixes')}${safe ? '' : ', to be checked'})`,
  columnAt: letter => `column ${letter}`,
  change: (place, from, to) => {
    if (from === null) return `${place}: ${q(to ?? '')} added`
    return to === null ? `${place}: ${q(from)} removed` : `${place}: ${q(from)} → ${q(to)}`
  },
  otherChanges: count => `and ${counted(count, 'other', 'others')}`,
  remainingErrors: total => `Left to mend by hand: ${total}`,
  errorsToMend: 'To mend by hand:',
  fixedFile: file => `Mended file: ${file}`,
  originalKept: file => `Original kept: ${file}`,
  patchFile: file => `List of the fixes: ${file}`,
  nothingWritten: 'Nothing was written: run again without --dry-run to get the mended file.',
  outputInPlace: {
    message: 'The options --output and --in-place do not go together.',
    advice: 'Keep --output to write elsewhere, or --in-place to replace the original.',
  },
  oneOutput: {
    message: 'With --output, only one file can be mended at a time.',
    advice: 'Without this option, each mended file is written beside its original.',
  },
  standardInputInPlace: {
    message: 'The standard input (-) cannot be mended in place.',
    advice: 'Leave out --in-place: the mended file is written to the standard output.',
  },
  standardOutputTwice: {
    message: 'The mended file and the JSON report cannot both take the standard output.',
    advice: 'Write the mended file elsewhere with --output.',
  },
  help: {
    fix: 'mends files: writes the mended file and the list of fixes beside the original',
    files: 'CSV files to mend, or - from the standard input to the standard output',
    output: 'writes the mended file under this name (name.corrigé.csv otherwise)',
    inPlace: 'replaces the original, kept as name.csv.orig',
    noPatch: 'does not write the list of fixes (name.corrections.csv)',
    dryRun: 'shows the fixes without writing anything',
    encoding: 'reads the file in this encoding, and writes it in UTF-8: windows-1252, macintosh or ibm850 (MS-DOS)',
    unsafe: 'also accepts fixes to be checked: nearest value, two-digit year…',
    force: 'replaces mended files that already exist',
    maxChanges: 'number of fixes detailed per file in the JSON; totals are always complete',
  },
}
