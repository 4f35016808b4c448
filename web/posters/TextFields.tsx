import { longestTexts, type PosterTextValues } from '@ma-cantine/lib/posters/poster-draft'
import { CheckboxField } from '../ui/CheckboxField.tsx'
import type { SiteForm } from '../ui/site-form.ts'
import { TextField } from '../ui/TextField.tsx'
import { usePosterWords } from './words/poster-words.ts'

/** The fields that all posters share: the word of the team, and the territorial project. */
export function TextFields<Values extends PosterTextValues>({ form }: { readonly form: SiteForm<Values> }) {
  const { hints } = usePosterWords()
  // The form has more fields than these; all it asks of them is their names.
  const texts = form as unknown as SiteForm<PosterTextValues>
  const left = longestTexts.word - [...texts.watch('word').trim()].length
  return (
    <>
      <TextField
        form={texts}
        name="word"
        autoComplete="off"
        rows={5}
        optional
        hint={hints.wordLimit(longestTexts.word)}
      />
      <p className="fr-hint-text mc-poster-count">{hints.wordLeft(left)}</p>
      <CheckboxField form={texts} name="hasProject" optional />
      {texts.watch('hasProject') && (
        <>
          <TextField
            form={texts}
            name="projectShare"
            autoComplete="off"
            inputMode="decimal"
            optional
            hint={hints.share}
          />
          <TextField form={texts} name="projectName" autoComplete="off" optional />
        </>
      )}
    </>
  )
}
