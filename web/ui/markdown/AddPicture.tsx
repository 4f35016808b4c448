import { Button } from '@codegouvfr/react-dsfr/Button'
import { visibleText } from '@ma-cantine/lib/entities/visible-text'
import { addTextPicture } from '@ma-cantine/lib/writing/text-pictures-api'
import { useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { z } from 'zod'
import { client } from '../../app/client.ts'
import { Dialog } from '../Dialog.tsx'
import { FormBody } from '../FormBody.tsx'
import { PictureFileField } from '../PictureFileField.tsx'
import { readPicture } from '../picture-file.ts'
import { useSiteForm } from '../site-form.ts'
import { TextField } from '../TextField.tsx'
import { useMarkdownWords } from './words/markdown-words.ts'

interface AddPictureProps {
  /** Called with the picture in Markdown. */
  readonly onAdd: (markdown: string) => void
}

/** Sends a picture for the text; it is not added without the words for people who do not see it. */
export function AddPicture({ onAdd }: AddPictureProps) {
  const { picture: words } = useMarkdownWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        type="button"
        priority="secondary"
        size="small"
        iconId="fr-icon-image-add-line"
        onClick={() => setOpen(true)}
      >
        {words.add}
      </Button>
      {isOpen &&
        createPortal(
          // It has a form of its own, which may not be within the form of the text, nor send it.
          <div onSubmit={event => event.stopPropagation()}>
            <Dialog title={words.title} onClose={() => setOpen(false)}>
              <PictureForm
                onAdd={markdown => {
                  // The dialog gives the focus back first, which the text then takes.
                  flushSync(() => setOpen(false))
                  onAdd(markdown)
                }}
              />
            </Dialog>
          </div>,
          document.body,
        )}
    </>
  )
}

const PictureDraft = z.object({
  image: z.string().min(1),
  // Brackets and line breaks would end the words.
  words: visibleText(250).transform(text => text.replaceAll(/[[\]\\\n\r]/g, ' ').trim()),
})

function PictureForm({ onAdd }: AddPictureProps) {
  const { picture: words } = useMarkdownWords()
  const [isUnread, setUnread] = useState(false)
  const form = useSiteForm({
    draft: PictureDraft,
    labels: { ...words.labels, image: words.file },
    values: { image: '', words: '' },
    send: async ({ image, words }) => {
      const { address } = await client.call(addTextPicture, { body: { image } })
      onAdd(`![${words}](${address})`)
    },
  })
  const image = form.watch('image')
  const problem = isUnread ? words.unread : form.problemOf('image') && words.missing

  async function choose(file: File): Promise<void> {
    const picture = await readPicture(file).catch(() => null)
    setUnread(picture === null)
    form.clearErrors('image')
    form.setValue('image', picture ?? '')
  }

  return (
    <FormBody form={form} action={words.action} busyLabel={words.busy} withHint={false}>
      <div className="fr-mb-3w" id={form.idOf('image')} tabIndex={-1}>
        <PictureFileField
          label={words.file}
          hint={words.fileHint}
          note={problem ? { kind: 'error', text: problem } : null}
          onFile={file => void choose(file)}
        />
        {image !== '' && <img className="mc-markdown__picture fr-mb-2w" src={image} alt={words.chosen} />}
      </div>
      <TextField form={form} name="words" autoComplete="off" hint={words.wordsHint} />
    </FormBody>
  )
}
