import { Badge } from '@codegouvfr/react-dsfr/Badge'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { capitalise } from '@ma-cantine/lib/messages/capitalise'
import { formatPeriod } from '@ma-cantine/lib/messages/periods'
import { currentDay } from '@ma-cantine/lib/messages/today'
import { linkDraft } from '@ma-cantine/lib/waste/weighing-link-form'
import {
  createWeighingLink,
  endWeighingLink,
  type NewWeighingLink,
  type WeighingLink,
} from '@ma-cantine/lib/waste/weighing-links-api'
import { lazy, Suspense, useState } from 'react'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale.ts'
import { queries } from '../../app/queries.ts'
import { addressOf } from '../../app/screen-list.ts'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { CopyField } from '../../ui/CopyField.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { useSiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { wasteQueryKey, weighingLinks } from '../waste-queries.ts'
import { useScaleWords } from './words/scale-words.ts'

const QrCode = lazy(() => import('./QrCode.tsx'))

const refresh = () => queries.invalidateQueries({ queryKey: wasteQueryKey })

/** The links by which a kitchen weighs without an account. Asked for when they are wanted: the page works offline. */
export function LinkManager({ canteenId }: { readonly canteenId: number }) {
  const words = useScaleWords().links
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="fr-mb-2w" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.title}</summary>
      {isOpen && (
        <div className="fr-py-2w">
          <p>{words.intro}</p>
          <NewLink canteenId={canteenId} />
          <h3 className="fr-h6 fr-mt-3w">{words.list}</h3>
          <QueryView compact query={weighingLinks(canteenId)}>
            {links => (links.length === 0 ? <p>{words.none}</p> : <Links canteenId={canteenId} links={links} />)}
          </QueryView>
        </div>
      )}
    </details>
  )
}

function NewLink({ canteenId }: { readonly canteenId: number }) {
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
      await refresh()
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

function Links({ canteenId, links }: { readonly canteenId: number; readonly links: readonly WeighingLink[] }) {
  const words = useScaleWords().links
  const locale = useLocale()
  return (
    <ul className="mc-scale-links fr-raw-list">
      {links.map(({ id, periodStartDate, periodEndDate, isOpen, endDate, weighingCount, authorName }) => {
        const period = capitalise(formatPeriod({ start: periodStartDate, end: periodEndDate }, locale))
        return (
          <li key={id}>
            <span>
              <strong>{period}</strong>
              <span className="fr-hint-text">
                {[words.count(weighingCount), authorName].filter(each => each !== null).join(' · ')}
              </span>
            </span>
            <Badge small noIcon severity={isOpen ? 'success' : 'info'}>
              {isOpen ? words.open : endDate === null ? words.past : words.ended}
            </Badge>
            {isOpen && (
              <ConfirmButton
                action={words.endAction}
                accessibleName={words.endOf(period)}
                question={words.endQuestion}
                text={words.endText}
                keep={words.endKeep}
                work={() => client.call(endWeighingLink, { params: { canteenId, linkId: id } })}
                onDone={() => void refresh()}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
