import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import type { Purchase } from '@ma-cantine/lib/purchases/purchase'
import { mostSelected, selectPurchases } from '@ma-cantine/lib/purchases/purchases-api'
import { lazy, Suspense, useState } from 'react'
import { client } from '../../app/client.ts'
import { SelectionCount } from '../../ui/list/SelectionCount.tsx'
import { useAction } from '../../ui/use-action.ts'
import { type ListAddress, selectionOf } from './list-address.ts'
import { PurchaseExports } from './PurchaseExports.tsx'
import { useRemovePurchases } from './use-remove-purchases.ts'
import { usePurchaseListWords } from './words/purchase-list-words.ts'

const ChangeManyDialog = lazy(() => import('./ChangeManyDialog.tsx'))

/** The prices of the purchases that the person chose, on all pages, by id. */
export type ChosenPurchases = ReadonlyMap<number, number>

export interface SelectionBarProps {
  readonly chosen: ChosenPurchases
  readonly onChange: (chosen: ChosenPurchases) => void
  /** Those of the page. */
  readonly purchases: readonly Purchase[]
  readonly address: ListAddress
  /** Number of purchases that match the filters. */
  readonly count: number
  /** Called with the purchases that were changed or deleted: they are chosen no longer. */
  readonly onDone: (ids: readonly number[]) => void
}

/** What can be done with the chosen purchases; without a choice, with all that match. */
export function SelectionBar({ chosen, onChange, purchases, address, count, onDone }: SelectionBarProps) {
  const { selection: words } = usePurchaseListWords()
  const removePurchases = useRemovePurchases()
  const [isChanging, setChanging] = useState(false)
  const { state, run } = useAction(async () => {
    const ids = [...chosen.keys()]
    await removePurchases(ids)
    onDone(ids)
  })
  const choosing = useAction(async () => {
    const all = await client.call(selectPurchases, { query: selectionOf(address) })
    onChange(new Map(all.map(({ id, priceHt }) => [id, priceHt])))
  })
  const isBusy = state.kind === 'busy'
  const isChoosing = choosing.state.kind === 'busy'
  const failed = [state, choosing.state].find(({ kind }) => kind === 'failed')
  const chosenHere = purchases.filter(({ id }) => chosen.has(id)).length
  const isWholePageChosen = chosenHere === purchases.length
  // Summed in cents: sums of decimal fractions drift.
  const cents = [...chosen.values()].reduce((sum, price) => sum + Math.round(price * 100), 0)
  return (
    <div className="mc-purchase-selection" data-active={chosen.size > 0}>
      <div className="mc-purchase-selection__choice">
        <SelectionCount
          count={chosen.size}
          elsewhere={chosen.size - chosenHere}
          text={words.chosen(chosen.size, cents / 100)}
        />
        {!isWholePageChosen && (
          <Button
            type="button"
            priority="tertiary no outline"
            size="small"
            onClick={() =>
              onChange(new Map([...chosen, ...purchases.map(({ id, priceHt }) => [id, priceHt] as const)]))
            }
          >
            {words.choosePage}
          </Button>
        )}
        {isWholePageChosen && chosen.size < count && count <= mostSelected && (
          <Button
            type="button"
            priority="tertiary no outline"
            size="small"
            nativeButtonProps={{ 'aria-disabled': isChoosing }}
            onClick={choosing.run}
          >
            {isChoosing ? words.choosing : words.chooseAll(count)}
          </Button>
        )}
        {isWholePageChosen && count > mostSelected && (
          <p className="fr-hint-text fr-mb-0">{words.tooManyToChoose(mostSelected)}</p>
        )}
        {chosen.size > 0 && (
          <>
            <Button type="button" priority="tertiary no outline" size="small" onClick={() => onChange(new Map())}>
              {words.clear}
            </Button>
            <Button
              type="button"
              priority="secondary"
              size="small"
              iconId="fr-icon-edit-line"
              onClick={() => setChanging(true)}
            >
              {words.change(chosen.size)}
            </Button>
            <Button
              type="button"
              className="mc-remove"
              priority="secondary"
              size="small"
              iconId="fr-icon-delete-line"
              nativeButtonProps={{ 'aria-disabled': isBusy }}
              onClick={run}
            >
              {isBusy ? words.removing : words.remove(chosen.size)}
            </Button>
          </>
        )}
      </div>
      <div role="alert">
        {failed?.kind === 'failed' && <Alert severity="error" small description={failed.message} />}
      </div>
      {isChanging && (
        <Suspense>
          <ChangeManyDialog
            ids={[...chosen.keys()]}
            onClose={() => setChanging(false)}
            onDone={() => {
              setChanging(false)
              onDone([...chosen.keys()])
            }}
          />
        </Suspense>
      )}
      <PurchaseExports address={address} chosen={[...chosen.keys()]} count={count} />
    </div>
  )
}
