import type { Knex } from 'knex'

type Row = Readonly<Record<string, string | number | boolean | Buffer | null>>

const date = '2024-05-01T10:00:00.000Z'
const dates = { creation_date: date, modification_date: date }
const tomorrow = new Date(Date.now() + 86_400_000).toISOString()

const purchase = {
  canteen_id: 1,
  date: '2024-04-30',
  description: 'Crème',
  provider: 'Ferme des Œillets',
  family: 'PRODUITS_LAITIERS',
  characteristics: '["BIO"]',
  price_ht: 12.5,
  local_definition: null,
  import_source: null,
  creation_source: 'APP',
  ...dates,
  deletion_date: null,
  search_text: 'creme\nferme des oeillets',
  certificate: 'FR-BIO-01 n° 12345',
}

/**
 * Rows of every table, with the columns of the latest version, in an order that foreign keys allow. An earlier version
 * gets those of its tables and columns.
 */
export const storedRows: readonly (readonly [table: string, rows: readonly Row[]])[] = [
  [
    'users',
    [
      {
        id: 1,
        username: 'gestionnaire',
        username_key: 'gestionnaire',
        email: 'gestionnaire@exemple.fr',
        email_key: 'gestionnaire@exemple.fr',
        password_hash: '-',
        first_name: 'Prénom',
        creation_date: date,
        email_confirmed: true,
        mcp_organizations: '[]',
        opt_out_reminder_emails: true,
        essential_reminders_only: true,
        wants_month_point: true,
        last_month_point: '2024-04',
        last_use_date: '2024-05-02',
        pending_email: 'autre@exemple.fr',
        pending_email_expiry_date: tomorrow,
        access_version: 3,
        language: 'en',
      },
    ],
  ],
  ['terms_acceptances', [{ user_id: 1, version: '2026-11-23', date }]],
  ['sessions', [{ key: 'session', content: '{}', user_id: 1, expiry_date: tomorrow, end_date: tomorrow }]],
  [
    'second_factors',
    [
      {
        user_id: 1,
        secret: 'JBSWY3DPEHPK3PXP',
        creation_date: date,
        activation_date: date,
        last_step: 57_000_000,
        failures: 1,
        first_failure_date: date,
      },
    ],
  ],
  ['recovery_codes', [{ id: 1, user_id: 1, hash: 'empreinte', use_date: date }]],
  [
    'access_tokens',
    [
      {
        id: 1,
        user_id: 1,
        name: 'Jeton',
        hash: 'hash',
        creation_date: date,
        last_use_date: null,
        scopes: '["canteen:read"]',
        limited: true,
        expiry_date: tomorrow,
      },
    ],
  ],
  [
    'canteens',
    [
      {
        id: 1,
        name: 'Cantine des Tilleuls',
        siret: '21340172201787',
        line_ministry: 'sante',
        daily_meal_count: 100,
        management_type: 'direct',
        production_type: 'site',
        economic_model: 'public',
        creation_source: 'IMPORT',
        ...dates,
        epci: '200000001',
        insee_code_attempts: 2,
        waste_comments: 'Les restes sont pesés.',
      },
      { id: 2, name: 'Cantine fermée', siret: null, ...dates, deletion_date: date },
    ],
  ],
  ['canteen_sectors', [{ canteen_id: 1, sector_id: 26 }]],
  ['canteen_managers', [{ canteen_id: 1, user_id: 1 }]],
  ['manager_invitations', [{ id: 1, canteen_id: 1, email: 'invitee@exemple.fr', creation_date: date }]],
  ['canteen_claims', [{ canteen_id: 1, user_id: 1, date }]],
  ['join_requests', [{ id: 1, canteen_id: 2, user_id: 1, message: 'Bonjour', creation_date: date }]],
  ['group_conversions', [{ id: 1, canteen_id: 1, creation_date: date, kitchen: '{}', satellites: '[]' }]],
  ['delivery_requests', [{ id: 1, canteen_id: 2, kitchen_id: 1, user_id: 1, creation_date: date }]],
  ['import_mappings', [{ id: 1, user_id: 1, canteen_id: 1, name: 'Compta', mapping: '{}', ...dates }]],
  [
    'imports',
    [
      {
        id: 1,
        user_id: 1,
        through: 'session',
        kind: 'achats',
        file_size: 100,
        md5: 'md5',
        sha256: 'sha256',
        date,
        status: 'done',
        row_count: 1,
        created: 1,
        report: '{}',
      },
    ],
  ],
  [
    'purchases',
    [
      { id: 1, ...purchase, import_id: null, import_row: null, fingerprint: 42 },
      { id: 2, ...purchase, import_id: null, import_row: null, fingerprint: 42, family: null, characteristics: null },
      { id: 3, ...purchase, import_id: null, import_row: null, fingerprint: null, deletion_date: date },
      { id: 4, ...purchase, import_id: 1, import_row: 2, fingerprint: 43, creation_source: 'IMPORT' },
    ],
  ],
  [
    'waste_measurements',
    [
      {
        id: 1,
        canteen_id: 1,
        period_start_date: '2026-03-09',
        period_end_date: '2026-03-13',
        meal_count: 500,
        total_mass: 42.5,
        is_sorted_by_source: true,
        ...dates,
      },
    ],
  ],
  [
    'weighing_links',
    [
      {
        id: 1,
        canteen_id: 1,
        user_id: 1,
        code_hash: 'hash',
        period_start_date: '2026-03-09',
        period_end_date: '2026-03-13',
        creation_date: date,
        end_date: date,
      },
    ],
  ],
  [
    'weighings',
    [
      {
        id: 1,
        canteen_id: 1,
        uuid: '8a52bd53-2b7e-4d4c-93a5-4f1a5d3b5b0e',
        revision: 2,
        day: '2026-03-09',
        source: 'leftovers',
        grams: 4200,
        edible: 'unknown',
        user_id: 1,
        link_id: 1,
        ...dates,
      },
    ],
  ],
  [
    'canteen_waste_actions',
    [
      {
        id: 1,
        resource_id: 2,
        canteen_id: 1,
        is_done: true,
        is_favorite: null,
        planned_on: '2026-03-02',
        done_on: '2026-03-09',
        ...dates,
      },
    ],
  ],
  [
    'outgoing_emails',
    [
      {
        id: 1,
        recipient: 'invitee@exemple.fr',
        subject: 'Invitation',
        body: 'Bonjour',
        html: '<p>Bonjour</p>',
        creation_date: date,
        next_attempt_date: date,
        import_id: 1,
        reply_to: 'reponse@exemple.fr',
        reminder_user_id: 1,
        one_click_address: 'https://exemple.fr/arret',
        expiry_date: date,
        leases: 1,
      },
    ],
  ],
  ['campaign_reminders', [{ user_id: 1, year: 2023, kind: 'opening', date, email_id: 1 }]],
  [
    'history',
    [
      {
        id: 1,
        date,
        user_id: 1,
        through: 'import',
        through_id: 1,
        entity: 'canteens',
        entity_id: 2,
        before: null,
        after: '{"name":"Cantine fermée"}',
      },
    ],
  ],
  ['account_links', [{ id: 1, user_id: 1, purpose: 'password-reset', hash: 'hash', expiry_date: tomorrow }]],
  [
    'canteen_images',
    [
      {
        id: 1,
        canteen_id: 1,
        role: 'logo',
        key: 'logo',
        type: 'image/png',
        content: Buffer.from('png'),
        alt_text: null,
      },
    ],
  ],
  ['avatars', [{ key: 'avatar', user_id: 1, type: 'image/png', content: Buffer.from('png') }]],
  ['access_token_canteens', [{ token_id: 1, canteen_id: 1 }]],
  [
    'oauth_applications',
    [{ id: 1, user_id: 1, client_id: 'client', name: 'Application', redirect_uris: '[]', creation_date: date }],
  ],
  ['oauth_grants', [{ id: 'grant', application_id: 1, user_id: 1, scopes: '["user:read"]', creation_date: date }]],
  ['oauth_artifacts', [{ model: 'AccessToken', key: 'key', grant_id: 'grant', content: '{}', expiry_date: tomorrow }]],
  ['oauth_keys', [{ name: 'jwks', content: '{}', creation_date: date }]],
  [
    'diagnostics',
    [
      {
        id: 1,
        canteen_id: 1,
        year: 2023,
        diagnostic_type: 'COMPLETE',
        value_total_ht: 1000.25,
        value_autres_bio: 10,
        has_waste_diagnostic: true,
        service_type: 'UNIQUE',
        waste_actions: '["REUSE"]',
        donation_frequency: 3,
        donation_quantity: 1.5,
        communication_support_url: 'https://exemple.fr',
        tunnel_waste: 'complet',
        creation_source: 'APP',
        ...dates,
      },
    ],
  ],
  [
    'teledeclarations',
    [
      {
        id: 1,
        canteen_id: 1,
        diagnostic_id: 1,
        applicant_id: 1,
        year: 2023,
        version: 1,
        status: 'SUBMITTED',
        teledeclaration_mode: 'SITE',
        declared_data: '{}',
        digest: '0'.repeat(64),
        proof_code: '7K2M-9QXA-04TB-HV6D',
        canteen_siret: '21340172201787',
        value_total_ht: 1045,
        yearly_meal_count: 20_000,
        meal_price: 0.052,
        confirmation_date: date,
        ...dates,
      },
    ],
  ],
  ['declared_satellites', [{ teledeclaration_id: 1, canteen_id: 1, yearly_meal_count: 20_000 }]],
  [
    'kitchen_report_answers',
    [
      {
        id: 1,
        canteen_id: 1,
        kitchen_id: 1,
        year: 2024,
        version: '0'.repeat(64),
        first_seen_date: date,
        last_seen_date: date,
        answer: 'contested',
        answer_date: date,
        reason: 'Nos repas comptent deux fois.',
        user_id: 1,
      },
    ],
  ],
  ['proof_files', [{ teledeclaration_id: 1, sha256: '0'.repeat(64) }]],
  [
    'import_plans',
    [
      {
        id: 'plan',
        user_id: 1,
        endpoint: 'importPurchases',
        sha256: 'sha256',
        outcome: 'outcome',
        expiry_date: tomorrow,
        import_id: 1,
      },
    ],
  ],
  [
    'idempotency_keys',
    [
      {
        user_id: 1,
        endpoint: 'importPurchases',
        key: 'cle',
        owner: 'node',
        lease_date: date,
        request_digest: 'digest',
        answer: '{"importId":1}',
        canteen_ids: '[1,2]',
        expiry_date: tomorrow,
      },
    ],
  ],
  ['jobs', [{ id: 1, name: 'reminders', creation_date: date, due_date: date, attempts: 1, last_error: 'Panne' }]],
  [
    'inquiries',
    [
      {
        id: 1,
        creation_date: date,
        user_id: 1,
        email: 'Camille@exemple.fr',
        email_key: 'camille@exemple.fr',
        name: 'Camille',
        inquiry_type: 'bug',
        message: 'La page reste blanche.',
        meta: '{"userId":1}',
        submission_key: 'cle',
        request_digest: 'digest',
      },
    ],
  ],
  [
    'canteen_messages',
    [
      {
        id: 1,
        creation_date: date,
        canteen_id: 1,
        sender_email: 'Camille@exemple.fr',
        sender_email_key: 'camille@exemple.fr',
        sender_name: 'Camille',
        body: 'Merci pour vos repas.',
        status: 'pending',
        decision_date: null,
        decision_hash: 'empreinte',
        submission_key: 'cle',
        request_digest: 'digest',
      },
    ],
  ],
  [
    'articles',
    [
      {
        id: 1,
        title: 'La cuisine végétale',
        tagline: 'Trois recettes qui plaisent.',
        body: '# Le dhal\n\nDes lentilles.',
        published: true,
        display_date: '2024-05-01',
        author_id: 1,
        search_text: 'la cuisine vegetale\ntrois recettes qui plaisent.\nle dhal des lentilles.',
        ...dates,
      },
    ],
  ],
  ['article_tags', [{ article_id: 1, tag: 'Recettes' }]],
  [
    'site_notices',
    [
      {
        id: 1,
        title: 'Interruption',
        text: 'Le site s’arrête jeudi.',
        level: 'warning',
        start_date: date,
        end_date: null,
        published: true,
        search_text: 'interruption',
        creation_date: date,
        modification_date: date,
      },
    ],
  ],
  ['text_previews', [{ hash: 'empreinte', kind: 'articles', text_id: 1, expiry_date: date }]],
  [
    'text_pictures',
    [
      {
        key: 'image',
        type: 'image/webp',
        content: Buffer.from('webp'),
        alt_text: 'Un dhal.',
        creation_date: date,
      },
    ],
  ],
  [
    'partners',
    [
      {
        id: 1,
        name: 'Le Verger Partagé',
        short_description: 'Des fruits de saison.',
        long_description: 'Deux livraisons par semaine.',
        website: 'https://verger.exemple.fr',
        image: 'cle-image',
        types: '[1]',
        categories: '["appro"]',
        sector_categories: '["education"]',
        departments: '["69"]',
        national: false,
        gratuity_option: 'paid',
        economic_model: 'private',
        contact_name: 'Camille',
        contact_email: 'Camille@exemple.fr',
        contact_email_key: 'camille@exemple.fr',
        contact_message: 'Merci.',
        contact_phone_number: '0412345678',
        published: false,
        search_text: 'le verger partage',
        user_id: 1,
        creation_date: date,
        modification_date: date,
        submission_key: 'cle',
        request_digest: 'digest',
      },
    ],
  ],
  ['partner_images', [{ key: 'cle-image', partner_id: 1, type: 'image/png', content: Buffer.from('png') }]],
  [
    'reviews',
    [
      {
        id: 1,
        user_id: 1,
        page: 'ManagementPage',
        rating: 4,
        suggestion: 'Plus vite',
        has_canteen: true,
        has_diagnostic: false,
        creation_date: date,
      },
    ],
  ],
  [
    'community_events',
    [
      {
        id: 1,
        title: 'Bien peser',
        tagline: 'Une heure pour apprendre.',
        start_date: date,
        end_date: tomorrow,
        link: 'https://exemple.fr/inscription',
        type: 'IN_PERSON',
        address: 'Salle des fêtes, Rennes',
        published: true,
        ...dates,
      },
    ],
  ],
  [
    'video_tutorials',
    [
      {
        id: 1,
        title: 'Premiers pas',
        description: 'Le tour du service.',
        published: true,
        categories: '["technical"]',
        video: '/media/videos/pas.webm',
        subtitles: '/media/videos/pas.vtt',
        thumbnail: null,
        transcription: 'Bonjour.',
        ...dates,
      },
    ],
  ],
  ['media_files', [{ id: 1, name: 'pas.vtt', type: 'text/vtt', size: 6, digest: 'empreinte', creation_date: date }]],
  ['media_pieces', [{ file_id: 1, place: 0, content: Buffer.from('WEBVTT') }]],
  ['open_data_snapshots', [{ id: 1, date, is_complete: true }]],
  [
    'open_data_files',
    [{ id: 1, snapshot_id: 1, dataset: 'cantines', format: 'csv', row_count: 1, size: 3, digest: 'empreinte' }],
  ],
  ['open_data_pieces', [{ file_id: 1, place: 0, content: Buffer.from('csv') }]],
  [
    'newsletter_subscriptions',
    [
      {
        id: 1,
        email: 'Camille@exemple.fr',
        email_key: 'camille@exemple.fr',
        language: 'fr',
        request_date: date,
        confirmation_date: date,
        provider_date: null,
        provider_attempts: 2,
      },
    ],
  ],
  ['newsletter_links', [{ hash: 'hash', subscription_id: 1 }]],
  [
    'newsletter_issues',
    [
      {
        id: 1,
        subject: 'Les nouvelles de mars',
        preheader: 'En bref',
        body: 'Bonjour **à tous**.',
        state: 'SENDING',
        author_id: 1,
        through_provider: false,
        start_date: date,
        end_date: null,
        last_subscription_id: 1,
        recipient_count: 1,
        made_count: null,
        sent_count: null,
        failed_count: null,
        ...dates,
      },
    ],
  ],
  ['newsletter_deliveries', [{ id: 1, issue_id: 1, subscription_id: 1, email_id: 1, creation_date: date }]],
  ['newsletter_departures', [{ id: 1, email: 'partie@exemple.fr', provider_attempts: 1 }]],
  [
    'staff_acts',
    [
      {
        id: 1,
        date,
        actor_id: 1,
        kind: 'late-opened',
        user_id: null,
        canteen_id: 1,
        reason: 'Demande reçue par courrier.',
        details: '{"departments":null,"year":2024,"endDate":"2024-06-30"}',
      },
    ],
  ],
  [
    'late_requests',
    [
      {
        id: 1,
        canteen_id: 1,
        year: 2024,
        user_id: 1,
        reason: 'Le mois de mars est compté deux fois.',
        creation_date: date,
        answer: 'opened',
        answer_date: date,
        answer_reason: 'Demande reçue par courrier.',
        end_day: '2024-06-30',
      },
    ],
  ],
  [
    'recap_requests',
    [
      {
        id: 1,
        user_id: 1,
        kind: 'supplier',
        provider: 'Primeurs du Port',
        email: 'ventes@primeurs.example',
        mailbox_hash: 'boite',
        first_day: '2024-01-01',
        last_day: '2024-12-31',
        note: 'Merci.',
        deadline: '2025-03-31',
        reminder_days: 14,
        state: 'received',
        creation_date: date,
        message_date: date,
        message_count: 1,
        next_reminder_date: null,
        last_date: date,
        reception_date: date,
        file_name: 'releve.csv',
        row_count: 1,
        file_digest: 'empreinte',
        file_count: 1,
        decline_date: null,
        decline_reason: null,
        proof_code: '7K2M-9QXA-04TB-HV6D-8ABC',
        import_id: null,
      },
    ],
  ],
  [
    'recap_request_canteens',
    [{ request_id: 1, canteen_id: 1, row_count: 1, price_ht: '240.50', labelled_ht: '240.50' }],
  ],
  [
    'recap_request_events',
    [
      {
        id: 1,
        request_id: 1,
        date,
        kind: 'received',
        file_name: 'releve.csv',
        row_count: 1,
        file_digest: 'empreinte',
        reason: null,
      },
    ],
  ],
  ['recap_request_proofs', [{ request_id: 1, sha256: 'empreinte' }]],
  ['recap_request_files', [{ request_id: 1, content: Buffer.from('siret;fournisseur') }]],
  ['stopped_mailboxes', [{ mailbox_hash: 'autre boite', date }]],
  ['forgotten_articles', [{ id: 1, canteen_id: 1, article_key: 'pomme', provider_key: 'lez', date }]],
  [
    'label_corrections',
    [
      {
        id: 1,
        canteen_id: 1,
        article_key: 'pomme',
        provider_key: 'lez',
        description: 'Pommes',
        provider: 'Lez',
        search_text: 'pommes\nlez',
        family: 'FRUITS_ET_LEGUMES',
        characteristics: '["BIO"]',
        local_definition: null,
        date,
        user_id: 1,
      },
    ],
  ],
  ['unshared_canteens', [{ user_id: 1, canteen_id: 1 }]],
  ['late_openings', [{ canteen_id: 1, year: 2024, opening_date: date, end_date: '2024-06-30T21:59:59.999Z' }]],
  ['job_schedules', [{ name: 'reminders', last_occurrence: date }]],
  ['rate_limits', [{ key: 'hash', points: 3, expire: 1_900_000_000_000 }]],
  [
    'invoices',
    [{ id: 1, purchase_id: 1, type: 'image/png', size: 3, content: Buffer.from('png'), creation_date: date }],
  ],
  [
    'application_creations',
    [
      { application_id: 1, entity: 'canteens', entity_id: 1 },
      { application_id: 1, entity: 'purchases', entity_id: 1 },
    ],
  ],
  [
    'import_canteens',
    [
      { import_id: 1, canteen_id: 1 },
      { import_id: 1, canteen_id: 2 },
    ],
  ],
]

/** Inserts the rows into the tables and columns that the database has. @returns the inserted rows. */
export async function storeRows(database: Knex): Promise<Map<string, readonly Row[]>> {
  const stored = new Map<string, readonly Row[]>()
  for (const [table, rows] of storedRows) {
    if (!(await database.schema.hasTable(table))) continue
    const columns = await database(table).columnInfo()
    const known = rows.map(row => Object.fromEntries(Object.entries(row).filter(([column]) => column in columns)))
    for (const row of known) await database(table).insert(row)
    stored.set(table, known)
  }
  if (await database.schema.hasTable('purchase_counts')) await count(database)
  return stored
}

/** Counts the purchases again, as the service did it in some versions and the database in others. */
async function count(database: Knex): Promise<void> {
  await database('purchase_counts').delete()
  await database.raw(`
    INSERT INTO purchase_counts (canteen_id, family, characteristics, count)
    SELECT canteen_id, coalesce(family, ''), coalesce(characteristics, ''), count(*) FROM purchases
    WHERE deletion_date IS NULL GROUP BY 1, 2, 3`)
}
