/** A PDF with one line of text a page. It asks for a script to run when it opens, which nobody should. */
export function pdfOfPages(lines: readonly string[]): Buffer {
  const fonts = '<< /Font << /F1 3 0 R >> >>'
  const pages = lines.flatMap((line, index) => {
    const text = `BT /F1 48 Tf 60 700 Td (${line}) Tj ET`
    const content = 5 + 2 * index
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources ${fonts} >>`,
      `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    ]
  })
  const kids = lines.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${lines.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = file.length
  const count = objects.length + 1
  file += `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(`${file}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`)
}
