type Basis = 'contract' | 'interest';

interface StoredData {
  basis: Basis;
  /** Lists each table's personal columns, apart from ids and row times. */
  tables: Readonly<Record<string, string>>;
}

/**
 * The privacy page lists these. Every table that can contain something personal is here, and a test checks that against
 * the database. The strings have the words under the same keys.
 */
export const personalDataInventory = {
  account: {
    basis: 'contract',
    tables: {
      users:
        'username password email phone_number user_type staff_role full_name passport profile_picture_url email_notifications sms_notifications is_email_verified is_phone_verified language pending_email pending_phone',
    },
  },
  standing: {
    basis: 'interest',
    tables: { users: 'is_suspended suspension_reason suspended_until limited_until' },
  },
  visits: {
    basis: 'interest',
    tables: {
      users: 'last_login_ip last_login_date signup_ip',
      sessions: 'token_hash is_remembered ip_address user_agent idle_seconds',
      known_browsers: 'token_hash',
    },
  },
  proofs: {
    basis: 'contract',
    tables: {
      verification_codes: 'code type target attempts is_used browser_hash',
      password_resets: 'token_hash purpose',
      passkeys: 'public_key counter transports name',
      passkey_challenges: 'challenge purpose',
      second_factors: 'secret confirmed_at last_step',
      recovery_codes: 'code_hash',
    },
  },
  programs: {
    basis: 'contract',
    tables: {
      api_tokens: 'name scopes token_hash ending',
      webhooks: 'url events secret is_enabled failing_since',
      webhook_old_secrets: 'secret valid_until',
      webhook_deliveries: 'type payload state attempts attempted_at status failure',
    },
  },
  attempts: {
    basis: 'interest',
    tables: { signup_attempts: 'ip_address user_agent attempt_time status failure_reason' },
  },
  trail: {
    basis: 'interest',
    tables: { security_events: 'at kind actor_id person_id network browser endpoint object' },
  },
  company: {
    basis: 'contract',
    tables: {
      company_profiles:
        'name description line text_language texts vat_number is_vat_verified is_vat_exempt has_verified_fact is_verified vat_check_result vat_name vat_waits_since is_withheld is_barred is_leaving is_hidden is_email_proved kept_listed_until is_listed registration_number iban logo_url address city postal_code commune canton website phone_number email is_contact_public business_hours has_emergency_service emergency_phone_number languages service_cantons service_communes founded_in team_size guarantee subscription_status subscription_plan subscription_renewal_date placement is_demo first_steps_put_away_at response_hours review_count rating_sum rating_average rating_score project_count recent_ratings services cover row_review row_price',
      company_facts:
        'kind state number insurer expires_on document_kind document_name document_size document_token revision refused_for refused_why',
      company_search: 'name document placement rating_score commune canton',
      company_services: '',
      company_shelves: 'shelf placement rating_score',
      project_gallery: 'image_url title description place client_key',
    },
  },
  team: {
    basis: 'contract',
    tables: {
      company_members: 'role',
      company_invitations: 'email role token_hash',
      company_log: 'action changes',
      lead_caretakers: 'since',
    },
  },
  billing: {
    basis: 'contract',
    tables: {
      subscriptions:
        'status plan period until trial_until paid_from paid_cents balance_cents next_plan next_period billing version',
      receipts: 'number plan period paid_from paid_until amount_cents vat_cents lines buyer seller',
      payouts: 'amount_cents refunded_cents',
      invoice_numbers: 'year last',
      stripe_events: '',
      vat_trials: 'vat_number',
    },
  },
  folders: {
    basis: 'contract',
    tables: {
      folders: 'name description is_liked',
      folder_companies: 'note',
      folder_shares: 'token_hash',
      contacts: 'note',
    },
  },
  projects: {
    basis: 'contract',
    tables: {
      projects:
        'name description budget timeline agreed_sum changes_sum client_confirmed company_confirmed status publication is_withheld',
      project_events: 'side kind reason',
      project_files: 'side kind name caption stage size width height token is_chosen is_fixed client_key',
      project_milestones: 'side name due_on percent amount client_ticked_at company_ticked_at',
    },
  },
  messages: {
    basis: 'contract',
    tables: {
      messages: 'content is_read is_withheld attachment_count written_by client_key',
      attachments: 'position kind name size width height token',
      conversations: 'message_count unread_count is_begun_by_me',
      team_unread: 'from_message_id unread_count',
      blocks: '',
      company_leads: 'stage declined_for note reminded_at',
    },
  },
  requests: {
    basis: 'contract',
    tables: {
      requests:
        'state trade question_version answers title description commune postal_code street dwelling_kind built_year is_main_residence holder timing timing_date budget_min budget_max closed_for closed_words asked_count running_count',
      request_files: 'kind name caption position size width height token client_key',
      request_additions: 'words is_withdrawal',
      request_invitations: 'state visit_state declined_for declined_words',
      request_questions: 'words answer is_for_all',
      request_wishes: '',
      request_reports: 'reason outcome statement',
    },
  },
  companyVisits: {
    basis: 'contract',
    tables: {
      visits:
        'uid sequence state turn starts_at ends_at place words day_reminder_at hours_reminder_at cancelled_by cancelled_words',
      visit_slots: 'position starts_at ends_at',
      calendar_addresses: 'token_hash',
    },
  },
  quotes: {
    basis: 'contract',
    tables: {
      quotes:
        'company_name client_name is_change state number last_line_id sent_version valid_until sending_failures change_words declined_for declined_words',
      quote_versions:
        'version revision changed_by object intro conditions site_commune site_postal_code site_street is_main_residence built_year valid_until starts_on duration_days warranty_months addressee_name addressee_address paper_language unreadable section_titles exclusions inclusions plan net total issued_on sha256',
      quote_lines:
        'version position section kind description quantity unit unit_price discount_percent vat_rate is_optional may_be_reduced unreadable net',
      quote_acceptances:
        'version sha256 options net total name at by network begins_at_once statements withdrawable_until',
      contract_endings: 'asked_by reason',
      quote_codes: 'version by code_hash attempts',
      quote_papers: 'version kind token sha256 bytes content',
      quote_numbers: 'year last freed',
      quote_templates: 'name content',
      quote_defaults: 'intro conditions valid_days warranty_months plan',
      quote_files: 'since_version until_version kind name size width height token client_key',
      quote_questions: 'kind',
      quote_reports: 'reason outcome statement',
      price_book_entries: 'description kind unit unit_price vat_rate group_name is_own',
    },
  },
  reviews: {
    basis: 'contract',
    tables: {
      reviews:
        'rating comment is_anonymous status reply edit_rating edit_comment withheld_for withheld_why appeal',
      review_flags: 'reason outcome',
      review_pictures: 'position size width height token client_key',
    },
  },
  translations: {
    basis: 'contract',
    tables: { translations: 'from_language to_language text' },
  },
  reports: {
    basis: 'interest',
    tables: {
      client_reports: 'reason additional_info status reviewed_by action_taken',
      conversation_reports: 'reason status reviewed_by action_taken',
      content_reports:
        'receipt kind address explanation name email language outcome statement taken was_gone ring',
    },
  },
  decisions: {
    basis: 'interest',
    tables: {
      moderation_log: 'subject verdict reason statement',
      open_entries: 'queue entry_id',
      pending_decisions: 'queue entry_id decision subject refused_for',
      set_aside_entries: 'queue entry_id waits_since until',
      case_notes: 'queue entry_id words',
      suspension_proposals: 'reason until proposed_by decided_by',
      takedowns: 'kind was files statement taken_by appeal appeal_decided_by appeal_statement',
    },
  },
  notifications: {
    basis: 'contract',
    tables: {
      notifications: 'kind subject held_until is_counted',
      muted_news: 'about channel',
      push_subscriptions: 'endpoint p256dh auth',
      live_lines: 'position',
      live_events: 'position name data only_for',
    },
  },
  counts: {
    basis: 'interest',
    tables: {
      profile_visitors: 'day visitor source',
      visitor_salts: 'day salt',
      company_days: 'day from_search from_category direct impressions',
    },
  },
  outgoing: {
    basis: 'contract',
    tables: {
      'pgboss.job': 'data output',
      jobs: 'payload last_error',
      mail_tokens: 'token_hash',
      answered_mails: 'message_hash',
    },
  },
  guard: {
    basis: 'interest',
    tables: {
      rate_limits: 'key points expire',
      stored_files: 'name bytes',
      idempotency_keys: 'owner key request_hash status answer',
    },
  },
} as const satisfies Record<string, StoredData>;

export type PersonalDataKey = keyof typeof personalDataInventory;

export const personalDataKeys = Object.keys(personalDataInventory) as PersonalDataKey[];
