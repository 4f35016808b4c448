import { Button } from '@codegouvfr/react-dsfr/Button'
import { DeclarationDraft } from '@ma-cantine/lib/teledeclaration/declaration-draft'
import type { ReadyCanteen } from '@ma-cantine/lib/teledeclaration/load-actions'
import { findUnusualData } from '@ma-cantine/lib/teledeclaration/unusual-data'
import { type ReactNode, useId } from 'react'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { canteenUrlComponent } from '../../canteens/canteen-address.ts'
import { useUnusualTexts } from '../../teledeclaration/unusual-texts.ts'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { useSiteForm } from '../../ui/site-form.ts'
import { usePendingWords } from '../words/pending-words.ts'
import { readyCanteens } from './ready-canteens.ts'

interface StatementProps {
  readonly year: number
  readonly onStated: (canteens: readonly ReadyCanteen[]) => void
  readonly onClose: () => void
}

/** Asks for the statement of honour, once for all the reports that it names. */
export function Statement({ year, onStated, onClose }: StatementProps) {
  const words = usePendingWords().many
  const opening = useId()
  return (
    <Dialog title={words.statement.title(year)} onClose={onClose}>
      <QueryView compact query={readyCanteens(year, opening)}>
        {canteens =>
          canteens.length === 0 ? (
            <p role="status">{words.nothingLeft(year)}</p>
          ) : (
            <StatementForm year={year} canteens={canteens} onStated={onStated} onClose={onClose} />
          )
        }
      </QueryView>
    </Dialog>
  )
}

/** A satellite whose kitchen gives the purchases has no total of its own. */
const unusualOf = ({ canteen, diagnostic }: ReadyCanteen) =>
  findUnusualData({ canteen, diagnostic, coversPurchases: (diagnostic.valueTotalHt ?? 0) > 0 })

function StatementForm({ year, canteens, onStated, onClose }: StatementProps & { canteens: readonly ReadyCanteen[] }) {
  const { statement: words, labels } = usePendingWords().many
  const count = canteens.length
  const textOf = useUnusualTexts()
  const unusual = canteens.filter(canteen => unusualOf(canteen).length > 0)
  const form = useSiteForm({
    draft: DeclarationDraft,
    labels: { honourStatement: words.honour(count, year) },
    values: { honourStatement: false },
    send: async () => onStated(canteens),
  })
  return (
    <form noValidate onSubmit={form.submit}>
      <ErrorSummary form={form} />
      <p>{words.text(count, year)}</p>
      <details className="fr-mb-2w">
        <summary>{labels.list(count)}</summary>
        <Names title={labels.list(count)} canteens={canteens} nameOf={({ canteen }) => canteen.name} />
      </details>
      {unusual.length > 0 && (
        <div className="fr-alert fr-alert--warning fr-mb-3w">
          <h3 className="fr-alert__title">{words.unusualTitle(unusual.length)}</h3>
          <p>{words.unusual}</p>
          <Names
            title={words.unusualTitle(unusual.length)}
            canteens={unusual}
            nameOf={ready => (
              <>
                <SiteLink className="fr-link" href={reportOf(ready.canteen, year)}>
                  {ready.canteen.name}
                </SiteLink>
                {words.because(unusualOf(ready).map(textOf))}
              </>
            )}
          />
        </div>
      )}
      <CheckboxField form={form} name="honourStatement" />
      <ul className="fr-btns-group fr-btns-group--inline-md fr-mb-n2w">
        <li>
          <Button type="submit">{words.declare(count)}</Button>
        </li>
        <li>
          <Button type="button" priority="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
        </li>
      </ul>
    </form>
  )
}

interface NamesProps {
  readonly title: string
  readonly canteens: readonly ReadyCanteen[]
  readonly nameOf: (ready: ReadyCanteen) => ReactNode
}

const reportOf = (canteen: ReadyCanteen['canteen'], year: number): string =>
  addressOf('MyProgress', {
    canteenUrlComponent: canteenUrlComponent(canteen),
    year,
    measureId: 'qualite-des-produits',
  })

const Names = ({ title, canteens, nameOf }: NamesProps) => (
  <ScrollRegion className="mc-many-outcomes" label={title}>
    <ul>
      {canteens.map(ready => (
        <li key={ready.canteen.id}>{nameOf(ready)}</li>
      ))}
    </ul>
  </ScrollRegion>
)
