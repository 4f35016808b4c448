import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { failureSentence } from '../ui/failure.ts'
import { useFileDrop } from '../ui/use-file-drop.ts'
import { useWords } from '../words/site-words.ts'
import { checkCode } from './proof-queries.ts'
import { readProofFile } from './read-proof-file.ts'
import { useProofCheckWords } from './words/proof-check-words.ts'

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'refused'; readonly problem: string }
  | { readonly kind: 'failed'; readonly problem: string; readonly file: File }
  | { readonly kind: 'judged'; readonly isGenuine: boolean; readonly name: string }

/** Compares a file with the proofs given out for a code. It stays on the device, which sends its digest alone. */
export function FileCheck({ code }: { readonly code: string }) {
  const { file: words } = useProofCheckWords()
  const siteWords = useWords()
  const id = useId()
  const [state, setState] = useState<State>({ kind: 'idle' })
  /** Counts the files, so that the answer about one does not take the place of a later one. */
  const round = useRef(0)

  async function compare(file: File): Promise<State> {
    const read = await readProofFile(file)
    if (read.kind === 'refused') return { kind: 'refused', problem: words[read.reason](file.name) }
    try {
      const { proof } = await checkCode(code, { sha256: read.sha256 })
      return { kind: 'judged', isGenuine: proof.isGenuineFile === true, name: file.name }
    } catch (error) {
      return { kind: 'failed', problem: failureSentence(error, siteWords), file }
    }
  }

  async function take(file: File | undefined): Promise<void> {
    if (!file) return
    round.current += 1
    const own = round.current
    setState({ kind: 'busy' })
    const next = await compare(file)
    if (own === round.current) setState(next)
  }

  function takeChosen({ target }: ChangeEvent<HTMLInputElement>): void {
    void take(target.files?.[0])
    // Without this, choosing the same file again would fire no event.
    target.value = ''
  }

  const { isOver, drop } = useFileDrop(files => void take(files[0]))
  const problem = state.kind === 'refused' || state.kind === 'failed' ? state.problem : null
  const verdict = state.kind === 'judged' ? (state.isGenuine ? words.genuine : words.changed) : null

  return (
    <section className="fr-mt-5w" aria-labelledby={`${id}-title`}>
      <h2 className="fr-h5" id={`${id}-title`}>
        {words.title}
      </h2>
      <div className={`mc-proof-drop fr-p-3w${isOver ? ' mc-proof-drop--over' : ''}`} {...drop}>
        <div className={`fr-upload-group${problem === null ? '' : ' fr-upload-group--error'}`}>
          <label className="fr-label" htmlFor={id}>
            {words.label}
            <span className="fr-hint-text">{words.hint}</span>
          </label>
          <input
            id={id}
            className="fr-upload"
            type="file"
            accept="application/pdf,.pdf"
            aria-describedby={`${id}-problem ${id}-private`}
            onChange={takeChosen}
          />
          <div id={`${id}-problem`} role="alert">
            {problem !== null && <p className="fr-error-text">{problem}</p>}
          </div>
        </div>
        {state.kind === 'failed' && (
          <Button
            type="button"
            className="fr-mt-2w"
            size="small"
            priority="secondary"
            onClick={() => void take(state.file)}
          >
            {words.retry}
          </Button>
        )}
        <p className="fr-text--sm fr-mt-2w fr-mb-0" id={`${id}-private`}>
          <span className="fr-icon-lock-line fr-icon--sm fr-mr-1v" aria-hidden="true" />
          {words.private}
        </p>
      </div>
      <div className="fr-mt-3w" role="status">
        {state.kind === 'busy' && <p>{words.busy}</p>}
        {verdict && state.kind === 'judged' && (
          <Alert
            as="h3"
            severity={state.isGenuine ? 'success' : 'error'}
            title={verdict.title}
            description={verdict.text(state.name)}
          />
        )}
      </div>
    </section>
  )
}
