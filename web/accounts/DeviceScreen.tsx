import { answerDeviceRequest, type DeviceRequest, findDeviceRequest } from '@ma-cantine/lib/oauth/device-api'
import { UserCode } from '@ma-cantine/lib/oauth/user-code'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { z } from 'zod'
import { client } from '../app/client.ts'
import { queries } from '../app/queries.ts'
import { useTitles } from '../app/screen-list.ts'
import { FormBody } from '../ui/FormBody.tsx'
import { NarrowColumn } from '../ui/NarrowColumn.tsx'
import { useSiteForm } from '../ui/site-form.ts'
import { TextField } from '../ui/TextField.tsx'
import { accessQueryKey } from './account-queries.ts'
import { DeviceEnd } from './DeviceEnd.tsx'
import { DeviceQuestion } from './DeviceQuestion.tsx'
import { useAccountWords } from './words/account-words.ts'

type Step =
  | { readonly kind: 'code' }
  | { readonly kind: 'question'; readonly request: DeviceRequest }
  | { readonly kind: 'end'; readonly accepted: boolean; readonly deviceName: string | null }

/**
 * Signs a terminal in: a person types the code that it shows, reads what it asks for, then allows or refuses. A link may
 * bring the code, but never the answer.
 */
export default function DeviceScreen() {
  const titleOf = useTitles()
  const [step, setStep] = useState<Step>({ kind: 'code' })
  return (
    <NarrowColumn>
      <h1>{titleOf('DeviceSignIn')}</h1>
      {step.kind === 'code' && <CodeForm onFound={request => setStep({ kind: 'question', request })} />}
      {step.kind === 'question' && (
        <DeviceQuestion
          request={step.request}
          onBack={() => setStep({ kind: 'code' })}
          answer={async accepted => {
            const body = { userCode: step.request.userCode, accepted }
            const { deviceName } = await client.call(answerDeviceRequest, { body })
            setStep({ kind: 'end', accepted, deviceName })
            await queries.invalidateQueries({ queryKey: accessQueryKey })
          }}
        />
      )}
      {step.kind === 'end' && <DeviceEnd accepted={step.accepted} deviceName={step.deviceName} />}
    </NarrowColumn>
  )
}

const codeForm = z.object({ userCode: UserCode })

function CodeForm({ onFound }: { onFound: (request: DeviceRequest) => void }) {
  const words = useAccountWords().device
  const [search] = useSearchParams()
  const form = useSiteForm<z.input<typeof codeForm>, z.output<typeof codeForm>>({
    draft: codeForm,
    labels: words.labels,
    values: { userCode: (search.get('user_code') ?? '').slice(0, 20) },
    resumes: true,
    send: async body => onFound(await client.call(findDeviceRequest, { body })),
  })
  return (
    <>
      <p className="fr-text--lead">{words.introduction}</p>
      <FormBody form={form} action={words.action} busyLabel={words.searching} withHint={false}>
        <TextField form={form} name="userCode" autoComplete="off" hint={words.hint} />
      </FormBody>
    </>
  )
}
