import { Button } from '@codegouvfr/react-dsfr/Button'
import { updateUser } from '@ma-cantine/lib/accounts/profile-api'
import type { User } from '@ma-cantine/lib/accounts/user'
import { useId, useState } from 'react'
import { client } from '../app/client.ts'
import { refreshSession } from '../app/session.ts'
import { failureSentence } from '../ui/failure.ts'
import { PictureFileField } from '../ui/PictureFileField.tsx'
import { useWords } from '../words/site-words.ts'
import { cropPicture } from './crop-picture.ts'
import { useAccountWords } from './words/account-words.ts'
import './account-summary.css'

type PhotoState = { readonly kind: 'idle' } | { readonly kind: 'info' | 'valid' | 'error'; readonly text: string }

/** The picture of an account, saved as soon as it is chosen. */
export function PhotoField({ user }: { user: User }) {
  const words = useAccountWords().profile
  const siteWords = useWords()
  const id = useId()
  const [state, setState] = useState<PhotoState>({ kind: 'idle' })

  async function save(read: () => Promise<string | null>, message: string): Promise<void> {
    if (state.kind === 'info') return
    setState({ kind: 'info', text: words.photoSaving })
    const avatar = await read().catch(() => undefined)
    if (avatar === undefined) return setState({ kind: 'error', text: words.photoUnread })
    try {
      await client.call(updateUser, { params: { userId: user.id }, body: { avatar } })
      await refreshSession()
      setState({ kind: 'valid', text: message })
    } catch (error) {
      setState({ kind: 'error', text: failureSentence(error, siteWords) })
    }
  }

  return (
    <section className="fr-mt-6w" aria-labelledby={`${id}-title`}>
      <h2 className="fr-h4" id={`${id}-title`}>
        {words.photo}
      </h2>
      {user.avatar && (
        <img className="mc-avatar fr-mb-2w" src={user.avatar} alt={words.photoAlternative} width="80" height="80" />
      )}
      <PictureFileField
        label={words.photoLabel}
        hint={words.photoHint}
        note={state.kind === 'idle' ? null : state}
        onFile={file => void save(() => cropPicture(file), words.photoSaved)}
      />
      {user.avatar && (
        <Button
          type="button"
          className="fr-mt-2w"
          priority="secondary"
          size="small"
          onClick={() => void save(() => Promise.resolve(null), words.photoRemoved)}
        >
          {words.removePhoto}
        </Button>
      )}
    </section>
  )
}
