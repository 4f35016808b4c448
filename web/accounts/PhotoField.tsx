import { Button } from '@codegouvfr/react-dsfr/Button'
import { updateUser } from '@ma-cantine/lib/accounts/profile-api'
import type { User } from '@ma-cantine/lib/accounts/user'
import { useId, useState } from 'react'
import { client } from '../app/client.ts'
import { refreshSession } from '../app/session.ts'
import { failureSentence } from '../ui/failure.ts'
import { useWords } from '../words/site-words.ts'
import { cropPicture } from './crop-picture.ts'
import { useAccountWords } from './words/account-words.ts'
import './account-summary.css'

type PhotoState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string }

/** The picture of an account, saved as soon as it is chosen. */
export function PhotoField({ user }: { user: User }) {
  const words = useAccountWords().profile
  const siteWords = useWords()
  const id = useId()
  const [state, setState] = useState<PhotoState>({ kind: 'idle' })

  async function save(read: () => Promise<string | null>, message: string): Promise<void> {
    if (state.kind === 'saving') return
    setState({ kind: 'saving' })
    const avatar = await read().catch(() => undefined)
    if (avatar === undefined) return setState({ kind: 'refused', message: words.photoUnread })
    try {
      await client.call(updateUser, { params: { userId: user.id }, body: { avatar } })
      await refreshSession()
      setState({ kind: 'saved', message })
    } catch (error) {
      setState({ kind: 'refused', message: failureSentence(error, siteWords) })
    }
  }

  const problem = state.kind === 'refused' ? state.message : undefined
  return (
    <section className="fr-mt-6w" aria-labelledby={`${id}-title`}>
      <h2 className="fr-h4" id={`${id}-title`}>
        {words.photo}
      </h2>
      {user.avatar && (
        <img className="mc-avatar fr-mb-2w" src={user.avatar} alt={words.photoAlternative} width="80" height="80" />
      )}
      <div className={`fr-upload-group${problem === undefined ? '' : ' fr-upload-group--error'}`}>
        <label className="fr-label" htmlFor={id}>
          {words.photoLabel}
          <span className="fr-hint-text">{words.photoHint}</span>
        </label>
        <input
          className="fr-upload"
          id={id}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif"
          aria-describedby={`${id}-messages`}
          aria-invalid={problem !== undefined}
          onChange={({ currentTarget: { files } }) => {
            const [file] = files ?? []
            if (file) void save(() => cropPicture(file), words.photoSaved)
          }}
        />
        <div className="fr-messages-group" id={`${id}-messages`} aria-live="polite">
          {state.kind === 'saving' && <p className="fr-message">{words.photoSaving}</p>}
          {state.kind === 'saved' && <p className="fr-message fr-message--valid">{state.message}</p>}
          {problem !== undefined && <p className="fr-message fr-message--error">{problem}</p>}
        </div>
      </div>
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
