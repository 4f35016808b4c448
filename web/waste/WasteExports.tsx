import { ExportChoice, ExportLinks } from '../canteens/ExportLinks.tsx'
import { wasteFormats } from '../canteens/export-formats.ts'
import { useWasteWords } from './words/waste-words.ts'

/** The files of the measurements of a canteen, and of all canteens of the person. */
export function WasteExports({ canteenId }: { readonly canteenId: number }) {
  const { exports: words } = useWasteWords()
  return (
    <ExportChoice title={words.title}>
      <ExportLinks
        label={words.ofCanteen}
        formats={wasteFormats}
        query={new URLSearchParams({ canteen: String(canteenId) })}
      />
      <ExportLinks label={words.ofAll} formats={wasteFormats} query={new URLSearchParams()} />
    </ExportChoice>
  )
}
