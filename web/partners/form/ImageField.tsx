import { Button } from '@codegouvfr/react-dsfr/Button'
import { useState } from 'react'
import { PictureFileField } from '../../ui/PictureFileField.tsx'
import { readPicture } from '../../ui/picture-file.ts'
import type { SiteForm } from '../../ui/site-form.ts'
import { usePartnerWords } from '../words/partner-words.ts'
import type { PartnerValues } from './partner-draft.ts'

/** The picture of an actor: chosen, shown, removed. */
export function ImageField({ form }: { readonly form: SiteForm<PartnerValues> }) {
  const words = usePartnerWords().form.image
  const [isUnread, setUnread] = useState(false)
  const image = form.watch('image')
  const problem = isUnread ? words.unread : form.problemOf('image')

  const put = (picture: string) => {
    setUnread(false)
    form.clearErrors('image')
    form.setValue('image', picture)
  }

  async function choose(file: File): Promise<void> {
    const picture = await readPicture(file).catch(() => null)
    if (picture === null) setUnread(true)
    else put(picture)
  }

  return (
    <div className="mc-partner-image fr-mb-3w" id={form.idOf('image')} tabIndex={-1}>
      {image !== '' && <img src={image} alt={words.chosen} />}
      <PictureFileField
        label={image === '' ? words.add : words.replace}
        hint={words.hint}
        note={problem === undefined ? null : { kind: 'error', text: problem }}
        onFile={file => void choose(file)}
      />
      {image !== '' && (
        <Button type="button" size="small" priority="tertiary" onClick={() => put('')}>
          {words.remove}
        </Button>
      )}
    </div>
  )
}
