import { Button } from '@codegouvfr/react-dsfr/Button'
import { setBlocked, setElectedOfficial, setStaff } from '@ma-cantine/lib/administration/accounts-api'
import type { AdministeredAccount } from '@ma-cantine/lib/administration/administered-account'
import { Reason } from '@ma-cantine/lib/administration/staff-act'
import { departments } from '@ma-cantine/lib/territories/departments'
import { useState } from 'react'
import { z } from 'zod'
import { client } from '../../app/client.ts'
import { SearchableChoices } from '../../ui/SearchableChoices.tsx'
import { useSiteForm } from '../../ui/site-form.ts'
import { ActForm } from '../ActForm.tsx'
import { oneAccount } from '../administration-queries.ts'
import { afterAct } from '../after-act.ts'
import { useAdministrationWords } from '../words/administration-words.ts'
import { nameOf } from './name-of.ts'

interface AccountActsProps {
  readonly account: AdministeredAccount
}

type SimpleAct = 'notElected' | 'staffAdded' | 'staffRemoved' | 'blocked' | 'unblocked'

/** What staff can do for an account. One whose address is not confirmed cannot be told: the server refuses the act. */
export function AccountActs({ account }: AccountActsProps) {
  const words = useAdministrationWords().account
  const [act, setAct] = useState<SimpleAct | 'elected' | null>(null)
  const { isStaff, isElectedOfficial, isBlocked } = account
  const staffAct = isStaff ? 'staffRemoved' : 'staffAdded'
  const blockAct = isBlocked ? 'unblocked' : 'blocked'
  const acts: readonly (readonly [SimpleAct | 'elected', string])[] = [
    ['elected', words.elect[isElectedOfficial ? 'change' : 'give'].action],
    ...(isElectedOfficial ? [['notElected', words.elect.take.action] as const] : []),
    [staffAct, words.simple[staffAct].action],
    [blockAct, words.simple[blockAct].action],
  ]
  const close = () => setAct(null)
  return (
    <section className="fr-mt-4w" aria-labelledby="agir">
      <h2 className="fr-h4" id="agir">
        {words.acting}
      </h2>
      {!account.emailConfirmed && <p>{words.cannotBeTold}</p>}
      <ul className="fr-btns-group fr-btns-group--inline-md fr-btns-group--sm">
        {acts.map(([name, label]) => (
          <li key={name}>
            <Button type="button" priority="secondary" size="small" onClick={() => setAct(name)}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
      {act === 'elected' && <ElectedDialog account={account} onClose={close} />}
      {act !== null && act !== 'elected' && <SimpleDialog account={account} act={act} onClose={close} />}
    </section>
  )
}

const options = departments.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))

const ElectedDraft = z.object({ to: z.array(z.string()).min(1), reason: Reason })

interface DialogProps extends AccountActsProps {
  readonly onClose: () => void
}

function ElectedDialog({ account, onClose }: DialogProps) {
  const words = useAdministrationWords()
  const { elect, told } = words.account
  const dialog = elect[account.isElectedOfficial ? 'change' : 'give']
  const { id: accountId, departments: from } = account
  const form = useSiteForm({
    draft: ElectedDraft,
    labels: { to: elect.departments, reason: words.act.reason },
    values: { to: from, reason: '' },
    send: async body => {
      const answer = await client.call(setElectedOfficial, { params: { accountId }, body: { from, ...body } })
      afterAct(oneAccount(accountId).queryKey, answer, onClose, words.act.done, dialog.done(nameOf(account)))
    },
  })
  return (
    <ActForm
      title={dialog.title(nameOf(account))}
      effects={dialog.effects}
      told={told(account.email)}
      form={form}
      action={dialog.action}
      onClose={onClose}
    >
      <SearchableChoices form={form} name="to" options={options} words={elect.choices} />
    </ActForm>
  )
}

/** An act that needs a reason alone. */
function send(act: SimpleAct, { id, departments: from }: AdministeredAccount, reason: string) {
  const params = { accountId: id }
  switch (act) {
    case 'notElected':
      return client.call(setElectedOfficial, { params, body: { from, to: [], reason } })
    case 'staffAdded':
    case 'staffRemoved':
      return client.call(setStaff, { params, body: { isStaff: act === 'staffAdded', reason } })
    default:
      return client.call(setBlocked, { params, body: { isBlocked: act === 'blocked', reason } })
  }
}

const SimpleDraft = z.object({ reason: Reason })

function SimpleDialog({ account, act, onClose }: DialogProps & { readonly act: SimpleAct }) {
  const words = useAdministrationWords()
  const dialog = act === 'notElected' ? words.account.elect.take : words.account.simple[act]
  const form = useSiteForm({
    draft: SimpleDraft,
    labels: { reason: words.act.reason },
    values: { reason: '' },
    send: async ({ reason }) => {
      const answer = await send(act, account, reason)
      afterAct(oneAccount(account.id).queryKey, answer, onClose, words.act.done, dialog.done(nameOf(account)))
    },
  })
  return (
    <ActForm
      title={dialog.title(nameOf(account))}
      effects={dialog.effects}
      told={words.account.told(account.email)}
      form={form}
      action={dialog.action}
      onClose={onClose}
    />
  )
}
