/** How the encodings of files are called. */
const names: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
  'iso-8859-1': 'ISO-8859-1',
  macintosh: 'Mac Roman (Macintosh)',
  ibm850: 'CP850 (MS-DOS)',
}

export const encodingName = (encoding: string | undefined): string => names[encoding ?? ''] ?? encoding ?? ''
