import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { ApiError, RefusedError } from '@ma-cantine/lib/http/api-error'
import { proofCodeProblem, readProofCode } from '@ma-cantine/lib/teledeclaration/proof-code'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useLocale } from '../app/locale.ts'
import { useTitles } from '../app/screen-list.ts'
import { NarrowColumn } from '../ui/NarrowColumn.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { useWords } from '../words/site-words.ts'
import { CodeForm } from './CodeForm.tsx'
import { FileCheck } from './FileCheck.tsx'
import { ProofDetails } from './ProofDetails.tsx'
import { proofOf } from './proof-queries.ts'
import { RequestProofDetails } from './RequestProofDetails.tsx'
import { useProofCheckWords } from './words/proof-check-words.ts'

/** Says whether the proof of a declaration or of a request is genuine, to anybody who has its code. */
export default function ProofScreen() {
  const words = useProofCheckWords()
  const titleOf = useTitles()
  const { code } = useParams()
  return (
    <NarrowColumn>
      <h1>{titleOf('ProofCheck')}</h1>
      {code === undefined ? (
        <>
          <p className="fr-text--lead">{words.intro}</p>
          <CodeForm />
        </>
      ) : (
        // Another code is another page, with an empty form.
        <GivenCode key={code} text={code} />
      )}
    </NarrowColumn>
  )
}

function GivenCode({ text }: { readonly text: string }) {
  const words = useProofCheckWords()
  const locale = useLocale()
  const code = readProofCode(text)
  if (code !== null) return <KnownForm code={code} />
  return (
    <>
      <div role="alert">
        <Alert
          as="h2"
          severity="warning"
          title={words.mistyped.title}
          description={proofCodeProblem(text)?.in(locale) ?? ''}
        />
      </div>
      <div className="fr-mt-4w">
        <CodeForm code={text.slice(0, 100)} />
      </div>
    </>
  )
}

const tooManyRequests = 429

/** A text that has the form of a code. */
function KnownForm({ code }: { readonly code: string }) {
  const words = useProofCheckWords()
  const { errors } = useWords()
  const query = proofOf(code)
  const { error, refetch, isFetching } = useQuery(query)
  const checked = (
    <p className="fr-text--sm fr-mb-2w">
      {words.code}
      <strong className="mc-proof__code">{code}</strong>
    </p>
  )
  if (error instanceof RefusedError) {
    return (
      <>
        {checked}
        <div role="alert">
          <Alert
            as="h2"
            severity="error"
            title={words.unknown.title}
            description={
              <>
                <p>{words.unknown.text}</p>
                <p>{words.unknown.advice}</p>
              </>
            }
          />
        </div>
        <div className="fr-mt-4w">
          <CodeForm code={code} />
        </div>
      </>
    )
  }
  if (error instanceof ApiError && error.status === tooManyRequests && !isFetching) {
    return (
      <>
        {checked}
        <div role="alert">
          <Alert as="h2" severity="warning" title={words.limited.title} description={error.message} />
        </div>
        <Button type="button" className="fr-mt-3w" onClick={() => void refetch()}>
          {errors.retry}
        </Button>
      </>
    )
  }
  return (
    <>
      {checked}
      <QueryView query={query}>
        {checked => (
          <>
            {checked.kind === 'request' ? (
              <RequestProofDetails proof={checked.proof} />
            ) : (
              <ProofDetails proof={checked.proof} />
            )}
            <FileCheck code={code} />
            <section className="fr-mt-6w">
              <h2 className="fr-h5">{words.form.another}</h2>
              <CodeForm priority="secondary" />
            </section>
          </>
        )}
      </QueryView>
    </>
  )
}
