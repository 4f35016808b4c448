import { Button } from '@codegouvfr/react-dsfr/Button'
import { addMediaFile, type MediaRole, mediaExtensions } from '@ma-cantine/lib/community/media-files-api'
import { RefusedError } from '@ma-cantine/lib/http/api-error'
import { useId } from 'react'
import { client } from '../../app/client.ts'
import type { SiteForm } from '../../ui/site-form.ts'
import { useAction } from '../../ui/use-action.ts'
import { useWritingWords } from '../words/writing-words.ts'
import type { VideoForm } from './video-kind.ts'

interface MediaFieldProps {
  readonly form: SiteForm<VideoForm>
  readonly name: MediaRole
}

/** A file of a webinar: chosen, sent at once, named, removed. The webinar is saved apart. */
export function MediaField({ form, name }: MediaFieldProps) {
  const { media: words } = useWritingWords()
  const id = useId()
  const address = form.watch(name)
  const extensions: readonly string[] = mediaExtensions[name]

  function put(next: string): void {
    form.clearErrors(name)
    form.setValue(name, next)
  }

  const { state, run } = useAction(async (file: File) => {
    const sent = await client.call(addMediaFile, { file: { name: file.name, content: file } })
    if (!extensions.some(extension => sent.address.endsWith(`.${extension}`)))
      throw new RefusedError(400, words.otherKind[name])
    put(sent.address)
  })
  const problem = state.kind === 'failed' ? state.message : form.problemOf(name)

  return (
    <div
      className={`fr-upload-group fr-mb-3w${problem === undefined ? '' : ' fr-upload-group--error'}`}
      id={form.idOf(name)}
      tabIndex={-1}
    >
      <label className="fr-label" htmlFor={id}>
        {words.label(form.labels[name] ?? '')}
        <span className="fr-hint-text">{words.hints[name]}</span>
      </label>
      <input
        className="fr-upload"
        id={id}
        type="file"
        accept={extensions.map(extension => `.${extension}`).join(',')}
        aria-describedby={`${id}-messages`}
        aria-invalid={problem !== undefined}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) run(file)
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
      <div className="fr-messages-group" id={`${id}-messages`} aria-live="polite">
        {state.kind === 'busy' ? (
          <p className="fr-message">{words.busy}</p>
        ) : problem !== undefined ? (
          <p className="fr-message fr-message--error">{problem}</p>
        ) : (
          address !== '' && <p className="fr-message fr-message--valid">{words.there}</p>
        )}
      </div>
      {address !== '' && (
        <div className="mc-writing-media">
          <a className="fr-link" href={address} target="_blank" rel="noreferrer">
            {words.open[name]}
          </a>
          <Button type="button" size="small" priority="tertiary" onClick={() => put('')}>
            {words.remove[name]}
          </Button>
        </div>
      )}
    </div>
  )
}
