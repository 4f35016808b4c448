import { setBlocked, setElectedOfficial, setStaff } from '@ma-cantine/lib/administration/accounts-api'
import type { AdministeredAccount } from '@ma-cantine/lib/administration/administered-account'
import { Reason } from '@ma-cantine/lib/administration/staff-act'
import { departments } from '@ma-cantine/lib/territories/departments'
import { z } from 'zod'
import { client } from '../../app/client.ts'
import { SearchableChoices } from '../../ui/SearchableChoices.tsx'
import { useSiteForm } from '../../ui/site-form.ts'
import { ActButton } from '../ActButton.tsx'
import { ActForm } from '../ActForm.tsx'
import { oneAccount } from '../administration-queries.ts'
import { afterAct } from '../after-act.ts'
import { useAdministrationWords } from '../words/administration-words.ts'
import { nameOf } from './name-of.ts'

interface AccountActsProps {
  readonly account: AdministeredAccount
}

/** What staff can do for an account. One whose address is not confirmed cannot be told: the server refuses the act. */
export function AccountActs({ account }: AccountActsProps) {
  const words = useAdministrationWords().account
  const { isStaff, isElectedOfficial, isBlocked } = account
  return (
    <section className="fr-mt-4w" aria-labelledby="agir">
      <h2 className="fr-h4" id="agir">
        {words.acting}
      </h2>
      {!account.emailConfirmed && <p>{words.cannotBeTold}</p>}
      <ul className="fr-btns-group fr-btns-group--inline-md fr-btns-group--sm">
        <li>
          <ActButton label={words.elect[isElectedOfficial ? 'change' : 'give'].action}>
            {close => <ElectedDialog account={account} onClose={close} />}
          </ActButton>
        </li>
        {isElectedOfficial && (
          <li>
            <ActButton label={words.elect.take.action}>
              {close => <SimpleDialog account={account} act="notElected" onClose={close} />}
            </ActButton>
          </li>
        )}
        <li>
          <ActButton label={words.simple[isStaff ? 'staffRemoved' : 'staffAdded'].action}>
            {close => <SimpleDialog account={account} act={isStaff ? 'staffRemoved' : 'staffAdded'} onClose={close} />}
          </ActButton>
        </li>
        <li>
          <ActButton label={words.simple[isBlocked ? 'unblocked' : 'blocked'].action}>
            {close => <SimpleDialog account={account} act={isBlocked ? 'unblocked' : 'blocked'} onClose={close} />}
          </ActButton>
        </li>
      </ul>
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

type SimpleAct = 'notElected' | 'staffAdded' | 'staffRemoved' | 'blocked' | 'unblocked'

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
