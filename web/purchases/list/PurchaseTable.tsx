import type { CanteenPreview } from '@ma-cantine/lib/accounts/canteen-preview'
import { formatShortDay } from '@ma-cantine/lib/messages/dates'
import { joinParts } from '@ma-cantine/lib/messages/join-parts'
import { firstCharacteristics } from '@ma-cantine/lib/purchases/first-characteristics'
import type { Purchase } from '@ma-cantine/lib/purchases/purchase'
import { characteristicLabels, characteristicShortLabels } from '@ma-cantine/lib/purchases/purchase-labels'
import type { PurchaseOrder } from '@ma-cantine/lib/purchases/purchase-orders'
import { type MouseEvent, useRef } from 'react'
import { useLocale } from '../../app/locale.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { notifyFailure } from '../../ui/failure.ts'
import { Table } from '../../ui/Table.tsx'
import { useWords } from '../../words/site-words.ts'
import { FamilyChip } from '../FamilyChip.tsx'
import { copyAddress, purchaseAddress } from '../purchase-addresses.ts'
import { purchaseColumnOrder } from './list-address.ts'
import type { ChosenPurchases } from './SelectionBar.tsx'
import { useRemovePurchases } from './use-remove-purchases.ts'
import { usePurchaseListWords } from './words/purchase-list-words.ts'

export interface PurchaseTableProps {
  readonly purchases: readonly Purchase[]
  /** Those of the person. */
  readonly canteens: readonly CanteenPreview[]
  readonly order: string
  readonly onOrder: (order: string) => void
  readonly chosen: ChosenPurchases
  readonly onChoice: (chosen: ChosenPurchases) => void
  readonly onRemoved: (ids: readonly number[]) => void
}

/** One row for each purchase; on a phone each becomes a card. */
export function PurchaseTable(props: PurchaseTableProps) {
  const { purchases, canteens, order, onOrder } = props
  const words = usePurchaseListWords()
  const { columns } = words
  const hasCanteens = canteens.length > 1
  const sorted = (column: PurchaseOrder, title: string) => ({
    title,
    column,
    order: purchaseColumnOrder(order, column),
    onOrder,
  })
  return (
    <Table
      className="mc-purchases"
      caption={words.list}
      columns={[
        { title: columns.choice, isHidden: true },
        sorted('date', columns.date),
        sorted('description', columns.product),
        sorted('family', columns.family),
        columns.characteristics,
        hasCanteens && sorted('canteenName', columns.canteen),
        sorted('priceHt', columns.price),
        { title: columns.actions, isHidden: true },
      ]}
    >
      {purchases.map(purchase => (
        <PurchaseRow
          key={purchase.id}
          {...props}
          purchase={purchase}
          canteenName={hasCanteens ? (canteens.find(({ id }) => id === purchase.canteen)?.name ?? '—') : null}
        />
      ))}
    </Table>
  )
}

interface PurchaseRowProps extends PurchaseTableProps {
  readonly purchase: Purchase
  /** Null where all purchases are of one canteen. */
  readonly canteenName: string | null
}

function PurchaseRow({ purchase, canteenName, chosen, onChoice, onRemoved }: PurchaseRowProps) {
  const words = usePurchaseListWords()
  const locale = useLocale()
  const { id, date, description, provider, family, priceHt, invoiceFile } = purchase
  const characteristics = purchase.characteristics ?? []
  const name = description ?? words.nameless
  const day = formatShortDay(date, locale)
  const inputId = `choix-${id}`
  const isChosen = chosen.has(id)

  function toggle(): void {
    const next = new Map(chosen)
    if (!next.delete(id)) next.set(id, priceHt)
    onChoice(next)
  }

  function toggleByRow({ target }: MouseEvent): void {
    const isOnControl = (target as Element).closest('a, button, input, label') !== null
    // A click that ends the selection of a text, to copy it, is none.
    if (!isOnControl && getSelection()?.isCollapsed !== false) toggle()
  }

  return (
    <tr onClick={toggleByRow} data-chosen={isChosen}>
      <td data-cell="choice">
        <div className="fr-checkbox-group fr-checkbox-group--sm">
          <input type="checkbox" id={inputId} checked={isChosen} onChange={toggle} />
          <label className="fr-label" htmlFor={inputId}>
            <span className="fr-sr-only">{words.selection.choose(name, day)}</span>
          </label>
        </div>
      </td>
      <td data-cell="date">{day}</td>
      <th scope="row" data-cell="product">
        <SiteLink className="fr-link" href={purchaseAddress(id)}>
          {name}
          <span className="fr-sr-only">{words.ofDay(day)}</span>
        </SiteLink>
        {provider !== null && <span className="mc-purchases__provider">{provider}</span>}
      </th>
      <td data-cell="family" data-empty={family === null}>
        {family === null ? '—' : <FamilyChip family={family} />}
      </td>
      <td data-cell="characteristics" data-empty={characteristics.length === 0}>
        <Characteristics codes={characteristics} />
      </td>
      {canteenName !== null && <td data-cell="canteen">{canteenName}</td>}
      <td data-cell="price">{words.euros(priceHt)}</td>
      <td data-cell="actions">
        <div className="mc-purchases__actions">
          {invoiceFile !== null && <InvoiceLink href={invoiceFile} text={words.invoice(name)} />}
          <SiteLink
            className="fr-btn fr-btn--tertiary-no-outline fr-icon-file-add-line"
            href={copyAddress(id)}
            title={words.copy(name)}
          >
            {words.copy(name)}
          </SiteLink>
          <RemoveButton text={words.remove(name)} id={id} onRemoved={onRemoved} />
        </div>
      </td>
    </tr>
  )
}

function Characteristics({ codes }: { readonly codes: NonNullable<Purchase['characteristics']> }) {
  const words = usePurchaseListWords()
  const locale = useLocale()
  const first = firstCharacteristics(codes)
  const others = codes.filter(code => !first.includes(code))
  if (first.length === 0) return '—'
  return (
    <>
      {first.map(code => characteristicShortLabels[locale][code]).join(', ')}
      {others.length > 0 && (
        <>
          {' '}
          <span title={others.map(code => characteristicLabels[locale][code]).join(', ')}>
            {words.andOthers(others.length)}
          </span>
        </>
      )}
    </>
  )
}

function InvoiceLink({ href, text }: { readonly href: string; readonly text: string }) {
  const { newTab } = useWords()
  return (
    <a
      className="fr-btn fr-btn--tertiary-no-outline fr-icon-attachment-line"
      href={href}
      target="_blank"
      rel="noreferrer"
      title={joinParts(text, newTab)}
    >
      {text}
    </a>
  )
}

interface RemoveButtonProps {
  readonly id: number
  readonly text: string
  readonly onRemoved: (ids: readonly number[]) => void
}

function RemoveButton({ id, text, onRemoved }: RemoveButtonProps) {
  const siteWords = useWords()
  const removePurchases = useRemovePurchases()
  const isBusy = useRef(false)

  async function remove(): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    try {
      await removePurchases([id])
      onRemoved([id])
    } catch (error) {
      notifyFailure(error, siteWords)
    } finally {
      isBusy.current = false
    }
  }

  return (
    <button
      type="button"
      className="fr-btn fr-btn--tertiary-no-outline fr-icon-delete-line"
      title={text}
      onClick={() => void remove()}
    >
      {text}
    </button>
  )
}
