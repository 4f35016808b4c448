import { Button } from '@codegouvfr/react-dsfr/Button'
import { useEffect, useId, useState } from 'react'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { canteenUrlComponent } from '../../canteens/canteen-address.ts'
import { FocusedHeading } from '../../ui/FocusedHeading.tsx'
import { LeaveGuard } from '../../ui/LeaveGuard.tsx'
import { usePendingWords } from '../words/pending-words.ts'
import type { RunItem } from './kept-run.ts'
import { RunNotice } from './RunNotice.tsx'
import { closeRun, isUnderWay, type Run, resumeRun, stopRun } from './run.ts'

/** How far the run is, what was refused and why, and the ways to stop it and to go on. */
export function RunProgress({ run, owner }: { readonly run: Run; readonly owner: number }) {
  const words = usePendingWords().many
  const id = useId()
  const { state, items, outcomes, year } = run
  // Whoever leaves the screen has been asked.
  useEffect(() => stopRun, [])
  const itemOf = new Map(items.map(item => [item.canteenId, item]))
  const refused = outcomes.filter(({ reason }) => reason !== null)
  const declared = outcomes.length - refused.length
  const counts = { declared, refused: refused.length, all: items.length }
  const isActive = isUnderWay(run)
  const current = items[outcomes.length]
  return (
    <section className="mc-actions-card" aria-label={words.run.title(year)}>
      <LeaveGuard active={isActive} text={words.run.leaving} />
      <FocusedHeading className="fr-h6 fr-mb-1w">{words.run.title(year)}</FocusedHeading>
      <label className="fr-mb-1w" htmlFor={id}>
        {words.run.count(counts)}
      </label>
      <progress id={id} className="mc-many-progress" value={outcomes.length} max={items.length} />
      <p className="fr-text--sm" aria-hidden="true">
        {state.kind === 'running' && current ? words.run.current(current.name) : ''}
      </p>
      <RunNotice run={run} counts={counts} />
      {refused.length > 0 && (
        <>
          <h3 className="fr-text--md fr-mb-1w">{words.run.refusedTitle(refused.length)}</h3>
          <ul className="mc-many-outcomes">
            {refused.map(({ canteenId, reason }) => (
              <li key={canteenId}>
                <CanteenLink item={itemOf.get(canteenId)} />
                {words.run.because(reason ?? '')}
              </li>
            ))}
          </ul>
        </>
      )}
      {declared > 0 && (
        <Declared
          items={outcomes.flatMap(({ canteenId, reason }) => (reason === null ? (itemOf.get(canteenId) ?? []) : []))}
        />
      )}
      <ul className="fr-btns-group fr-btns-group--inline-md fr-mb-n2w">
        {isActive ? (
          <li>
            <Button
              type="button"
              priority="secondary"
              nativeButtonProps={{ 'aria-disabled': state.kind === 'stopping' }}
              onClick={stopRun}
            >
              {state.kind === 'stopping' ? words.run.stopping : words.run.stop}
            </Button>
          </li>
        ) : (
          <>
            {state.kind !== 'done' && (
              <li>
                <Button type="button" onClick={() => resumeRun(owner)}>
                  {words.run.resume(items.length - outcomes.length)}
                </Button>
              </li>
            )}
            <li>
              <Button type="button" priority="secondary" onClick={closeRun}>
                {words.run.close}
              </Button>
            </li>
          </>
        )}
      </ul>
    </section>
  )
}

/** Those that are declared: their names are shown on demand, for there may be thousands. */
function Declared({ items }: { readonly items: readonly RunItem[] }) {
  const { labels } = usePendingWords().many
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="fr-mb-2w" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{labels.declared(items.length)}</summary>
      {isOpen && (
        <ul className="mc-many-outcomes">
          {items.map(item => (
            <li key={item.canteenId}>
              <CanteenLink item={item} />
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

function CanteenLink({ item }: { readonly item: RunItem | undefined }) {
  if (!item) return null
  const { canteenId: id, name } = item
  return (
    <SiteLink
      className="fr-link fr-link--sm"
      href={addressOf('DashboardManager', { canteenUrlComponent: canteenUrlComponent({ id, name }) })}
    >
      {name}
    </SiteLink>
  )
}
