/** Writes a cell of a file for spreadsheets. An apostrophe before a formula makes it a text, so that it cannot run. */
export function csvCell(value: string | null): string {
  const text = (value ?? '').toWellFormed().replace(/[^\P{Cc}\t\r\n]|[\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')
  const safe = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
