import { cheatSheet, resourcePath } from '@ma-cantine/lib/resources/resources'
import { useLocale } from '../app/locale.ts'
import { useMeasureWords } from './words/measure-words.ts'

/** The document that says which purchases to declare, and where each counts. */
export function CheatSheetLink() {
  const { resources: words } = useMeasureWords()
  const locale = useLocale()
  return cheatSheet.files.map(file => (
    <a key={file.name} className="fr-link fr-link--download" href={resourcePath(file)} download={file.name}>
      {words.download(cheatSheet.title[locale], words.formats[file.format])}
    </a>
  ))
}
