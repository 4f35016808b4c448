import { Button } from '@codegouvfr/react-dsfr/Button'
import { currentDay } from '@ma-cantine/lib/messages/today'
import { linkDraft } from '@ma-cantine/lib/waste/weighing-link-form'
import { createWeighingLink, type NewWeighingLink } from '@ma-cantine/lib/waste/weighing-links-api'
import { lazy, Suspense, useState } from 'react'
import { client } from '../../app/client.ts'
import { addressOf } from '../../app/screen-list.ts'
import { CopyField } from '../../ui/CopyField.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { useSiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { refreshWaste } from '../waste-queries.ts'
import { useScaleWords } from './words/scale-words.ts'

const QrCode = lazy(() => import('../../ui/QrCode.tsx'))

export function NewLink({ canteenId }: { readonly canteenId: number }) {
  const words = useScaleWords().links
  const [code, setCode] = useState<string | null>(null)
  const today = currentDay()
  const [values] = useState({ periodStartDate: today, periodEndDate: '' })
  const form = useSiteForm<NewWeighingLink, NewWeighingLink>({
    draft: linkDraft(today),
    labels: { periodStartDate: words.start, periodEndDate: words.end },
    values,
    send: async body => {
      const made = await client.call(createWeighingLink, { params: { canteenId }, body })
      setCode(made.code)
      await refreshWaste()
    },
  })
  const address = `${location.origin}${addressOf('KitchenScale')}#${code?.replaceAll('-', '') ?? ''}`
  return (
    <>
      <form noValidate onSubmit={form.submit}>
        <ErrorSummary form={form} />
        <TextField form={form} name="periodStartDate" type="date" autoComplete="off" />
        <TextField form={form} name="periodEndDate" type="date" autoComplete="off" min={today} />
        <Button
          className="fr-mt-2w"
          type="submit"
          nativeButtonProps={{ 'aria-disabled': form.state.kind === 'sending' }}
        >
          {form.state.kind === 'sending' ? words.creating : words.create}
        </Button>
      </form>
      {code !== null && (
        <div className="fr-mt-3w">
          <h3 className="fr-h6">{words.made}</h3>
          <p>{words.once}</p>
          <CopyField key={code} label={words.code} text={code} focused />
          <CopyField label={words.link} text={address} />
          <Suspense>
            <QrCode text={address} label={words.qr} />
          </Suspense>
        </div>
      )}
    </>
  )
}
