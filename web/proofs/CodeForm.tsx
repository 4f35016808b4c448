import { ProofCodeDraft } from '@ma-cantine/lib/teledeclaration/proof-code'
import { useNavigate } from 'react-router'
import { queries } from '../app/queries.ts'
import { addressOf } from '../app/screen-list.ts'
import { FormBody } from '../ui/FormBody.tsx'
import { useSiteForm } from '../ui/site-form.ts'
import { TextField } from '../ui/TextField.tsx'
import { proofOf } from './proof-queries.ts'
import { useProofCheckWords } from './words/proof-check-words.ts'

export interface CodeFormProps {
  /** A code to mend. */
  readonly code?: string
  readonly priority?: 'primary' | 'secondary'
}

/** Asks for the code of a proof, and opens its page. */
export function CodeForm({ code = '', priority = 'primary' }: CodeFormProps) {
  const { form: words } = useProofCheckWords()
  const navigate = useNavigate()
  const form = useSiteForm({
    draft: ProofCodeDraft,
    labels: words.labels,
    values: { code },
    send: async ({ code }) => {
      // Who asks for the same code again wants a new answer.
      await queries.resetQueries({ queryKey: proofOf(code).queryKey })
      await navigate(addressOf('ProofCheck', { code }))
    },
  })
  return (
    <FormBody form={form} action={words.action} busyLabel={words.busy} priority={priority} withHint={false}>
      <TextField form={form} name="code" autoComplete="off" hint={words.hint} />
    </FormBody>
  )
}
