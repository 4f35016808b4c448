import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import {
  acceptDeliveryRequest,
  type DeliveryRequest,
  declineDeliveryRequest,
} from '@ma-cantine/lib/canteens/delivery-requests-api'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale.ts'
import { queries } from '../../app/queries.ts'
import type { Outcome } from '../../ui/answer-once.ts'
import { SuccessNote } from '../../ui/SuccessNote.tsx'
import { canteensQueryKey, deliveryRequests } from '../canteen-queries.ts'
import { AnswerButtons } from '../team/AnswerButtons.tsx'
import { useDeliveryWords } from './words/delivery-words.ts'
import './deliveries.css'

/** The kitchens that ask to deliver to the canteen and the groups that ask it to join, oldest first; nothing without any. */
export function DeliveryRequests({ canteen }: { readonly canteen: Canteen }) {
  const { data: requests = [] } = useQuery(deliveryRequests(canteen.id))
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const onDone = (done: Outcome) => {
    setOutcome(done)
    void queries.invalidateQueries({ queryKey: canteensQueryKey })
  }
  return (
    <>
      {outcome && <SuccessNote {...outcome} />}
      {requests.map(request => (
        <Request key={request.id} canteenId={canteen.id} request={request} onDone={onDone} />
      ))}
    </>
  )
}

interface RequestProps {
  readonly canteenId: number
  readonly request: DeliveryRequest
  readonly onDone: (outcome: Outcome) => void
}

function Request({ canteenId, request, onDone }: RequestProps) {
  const { ofGroup, ...ofKitchen } = useDeliveryWords()
  const words = request.isGroup ? { ...ofKitchen, ...ofGroup } : ofKitchen
  const locale = useLocale()
  const { id, kitchenName: name, kitchenCity, kitchenSiret, firstName, lastName, email, creationDate } = request
  const params = { canteenId, requestId: id }
  const person = `${firstName} ${lastName}`.trim() || email
  return (
    <section className="mc-delivery-request" aria-labelledby={`livreur-${id}`}>
      <h2 id={`livreur-${id}`} className="fr-h5">
        {words.title}
      </h2>
      <p>
        <strong>{name}</strong>
        <br />
        {kitchenCity && (
          <>
            {kitchenCity}
            <br />
          </>
        )}
        {kitchenSiret && `${words.siret} ${kitchenSiret}`}
      </p>
      <p>{words.text}</p>
      <p className="fr-hint-text">{words.asker(person, formatDay(creationDate, locale))}</p>
      <div className="mc-delivery-request__actions">
        <AnswerButtons
          name={name}
          words={words}
          accept={() => client.call(acceptDeliveryRequest, { params })}
          decline={() => client.call(declineDeliveryRequest, { params })}
          onDone={onDone}
        />
      </div>
    </section>
  )
}
