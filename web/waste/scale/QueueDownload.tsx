import { Button } from '@codegouvfr/react-dsfr/Button'
import { csvCell } from '@ma-cantine/lib/table-schema/csv-cell'
import { weighingFields } from '@ma-cantine/lib/waste/weighing-fields'
import type { QueuedWeighing } from '@ma-cantine/lib/waste/weighing-queue'
import { useLocale } from '../../app/locale.ts'
import { saveFile } from '../../ui/save-file.ts'
import { useScaleWords } from './words/scale-words.ts'

/** Lets people take away what could not be sent. */
export function QueueDownload({ queue }: { readonly queue: readonly QueuedWeighing[] }) {
  const words = useScaleWords()
  const locale = useLocale()
  const { day, source, grams, edible } = weighingFields
  const save = () => {
    const lines = [
      [day, source, grams, edible].map(({ exportColumn }) => exportColumn.header),
      ...queue
        .filter(({ weighing }) => !weighing.isDeleted)
        .map(({ weighing }) => [
          weighing.day,
          source.labels[locale][weighing.source],
          String(weighing.grams),
          edible.labels[locale][weighing.edible],
        ]),
    ]
    const text = lines.map(cells => `${cells.map(csvCell).join(';')}\r\n`).join('')
    saveFile(new File([`\ufeff${text}`], words.fileName, { type: 'text/csv' }))
  }
  return (
    <Button type="button" className="fr-mb-3w" priority="secondary" iconId="fr-icon-download-line" onClick={save}>
      {words.keepFile}
    </Button>
  )
}
