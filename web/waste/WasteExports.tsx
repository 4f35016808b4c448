import { wasteFiles } from '@ma-cantine/lib/waste/waste-file-api'
import { ExportChoice, ExportLinks } from '../canteens/ExportLinks.tsx'
import { useWasteWords } from './words/waste-words.ts'

/** The files of the measurements of a canteen, and of all canteens of the person. */
export function WasteExports({ canteenId }: { readonly canteenId: number }) {
  const { exports: words } = useWasteWords()
  return (
    <ExportChoice title={words.title}>
      <ExportLinks
        label={words.ofCanteen}
        files={wasteFiles}
        query={new URLSearchParams({ canteen: String(canteenId) })}
      />
      <ExportLinks label={words.ofAll} files={wasteFiles} query={new URLSearchParams()} />
    </ExportChoice>
  )
}
