import { exportWasteAsCsv, exportWasteAsOds, exportWasteAsXlsx } from '@ma-cantine/lib/waste/waste-file-api'
import { ExportChoice, ExportLinks } from '../canteens/ExportLinks.tsx'
import { useWasteWords } from './words/waste-words.ts'

const formats = { CSV: exportWasteAsCsv, Excel: exportWasteAsXlsx, OpenDocument: exportWasteAsOds } as const

/** The files of the measurements of a canteen, and of all canteens of the person. */
export function WasteExports({ canteenId }: { readonly canteenId: number }) {
  const { exports: words } = useWasteWords()
  return (
    <ExportChoice title={words.title}>
      <ExportLinks
        label={words.ofCanteen}
        formats={formats}
        query={new URLSearchParams({ canteen: String(canteenId) })}
      />
      <ExportLinks label={words.ofAll} formats={formats} query={new URLSearchParams()} />
    </ExportChoice>
  )
}
