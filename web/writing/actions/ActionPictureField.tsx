import { Button } from '@codegouvfr/react-dsfr/Button'
import { addTextPicture } from '@ma-cantine/lib/writing/text-pictures-api'
import { useState } from 'react'
import { client } from '../../app/client.ts'
import { PictureFileField } from '../../ui/PictureFileField.tsx'
import { readPicture } from '../../ui/picture-file.ts'
import type { SiteForm } from '../../ui/site-form.ts'
import { useAction } from '../../ui/use-action.ts'
import { useWritingWords } from '../words/writing-words.ts'
import type { ActionForm } from './action-kind.ts'

type Note = Parameters<typeof PictureFileField>[0]['note']

/** The picture of an action: chosen, sent at once, shown, removed. The text is saved apart. */
export function ActionPictureField({ form }: { readonly form: SiteForm<ActionForm> }) {
  const { picture: words } = useWritingWords()
  const [isUnread, setUnread] = useState(false)
  const picture = form.watch('picture')

  function put(address: string): void {
    form.clearErrors('picture')
    form.setValue('picture', address)
    // Words of another picture would say what is not there.
    for (const name of ['pictureText', 'pictureTextEn'] as const) form.setValue(name, '')
  }

  const { state, run } = useAction(async (file: File) => {
    const image = await readPicture(file).catch(() => null)
    setUnread(image === null)
    if (image === null) return
    put((await client.call(addTextPicture, { body: { image } })).address)
  })

  const problem = isUnread ? words.unread : form.problemOf('picture')
  const noteOf = (): Note => {
    if (state.kind === 'busy') return { kind: 'info', text: words.busy }
    if (state.kind === 'failed') return { kind: 'error', text: state.message }
    return problem === undefined ? null : { kind: 'error', text: problem }
  }

  return (
    <div className="mc-writing-picture fr-mb-3w" id={form.idOf('picture')} tabIndex={-1}>
      {picture !== '' && <img src={picture} alt={words.chosen} />}
      <PictureFileField
        label={picture === '' ? words.add : words.replace}
        hint={words.hint}
        note={noteOf()}
        onFile={run}
      />
      {picture !== '' && (
        <Button className="fr-mt-1w" type="button" size="small" priority="tertiary" onClick={() => put('')}>
          {words.remove}
        </Button>
      )}
    </div>
  )
}
