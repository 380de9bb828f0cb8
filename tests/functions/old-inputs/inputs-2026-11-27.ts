/**
 * What the apps of 27 November 2026 send to each callable. Never changed. `full`: with every key, also those that may be missing.
 * `sparse`: without what may be missing, and with null for what may be null; only where that is another input.
 */
export const inputs20261127 = {
  callables: {
    completeSignUp: { full: { full_name: 'Ana Dias', requested_role: 'accountant' } },
    approveUser: {
      full: { user_id: 'uidAna', role: 'client', client_id: 'padaria' },
      sparse: { user_id: 'uidAna', role: 'accountant' },
    },
    resendVerification: { full: { user_id: 'uidAna' } },
    rejectUser: { full: { user_id: 'uidAna' } },
    setUserActive: { full: { user_id: 'uidAna', is_active: false } },
    changeAccess: {
      full: { user_id: 'uidAna', role: 'client', client_ids: ['padaria', 'mercado'], owner_of: ['padaria'] },
      sparse: { user_id: 'uidAna', role: 'supervisor', client_ids: [] },
    },
    inviteUser: {
      full: { email: 'ana@cliente.example', role: 'client', client_ids: ['padaria'] },
      sparse: { email: 'ana@aurora.example', role: 'accountant', client_ids: [] },
    },
    resendInvitation: { full: { invitation_id: 'convite1' } },
    withdrawInvitation: { full: { invitation_id: 'convite1' } },
    listInvitations: {
      full: { client_id: 'padaria', after: 'convite1' },
      sparse: { client_id: null, after: null },
    },
    openInvitation: {
      full: { invitation_id: 'convite1', secret: 'aB3_-xYzaB3_-xYzaB3_-xYzaB3_-xYzaB3_-xYzabc' },
    },
    acceptInvitation: {
      full: { invitation_id: 'convite1', secret: 'aB3_-xYzaB3_-xYzaB3_-xYzaB3_-xYzaB3_-xYzabc' },
    },
    erasePerson: { full: { request_id: 'pedido1', answer: 'Apagamos os seus dados.' } },
    updateProfile: {
      full: { full_name: 'Ana Dias', phone: '11987654321' },
      sparse: { full_name: 'Ana Dias', phone: null },
    },
    updateFirm: {
      full: {
        name: 'Aurora',
        legal_name: 'Aurora Contabilidade Ltda',
        address: 'Rua das Flores, 12, São Paulo',
        phone: '1133334444',
        whatsapp: '11999990000',
        email: 'contato@aurora.example',
        hours: 'Segunda a sexta, das 9h às 18h',
        idle_minutes: 15,
        portfolio_scope: true,
        month_day: 25,
        brand: { short_name: 'Aurora', mark: 'sunrise', colour: '#0F5C5C' },
      },
      sparse: {
        name: 'Aurora',
        legal_name: 'Aurora Contabilidade Ltda',
        address: null,
        phone: null,
        whatsapp: null,
        email: null,
        hours: null,
      },
    },
    readSystemState: { full: {} },
    resendMail: { full: { mail_id: 'notice_a1b2' } },
    dismissMail: { full: { mail_id: 'notice_a1b2' } },
    makeSlipProof: { full: { slip_id: 'obrigacao1_1' } },
    readHistory: { full: { entity: 'clients', doc_id: 'padaria' } },
    makeCalendarFeed: { full: { client_id: 'padaria' }, sparse: { client_id: null } },
    listCalendarFeeds: { full: {} },
    revokeCalendarFeed: { full: { feed_id: 'a1b2c3' } },
    stampLogin: { full: {} },
    registerDevice: { full: { device_id: 'aparelho1', name: 'Chrome no Windows', kind: 'computer' } },
    endDevice: { full: { device_id: 'aparelho1' } },
    endAllDevices: { full: {} },
    readPush: { full: { device_id: 'aparelho1' } },
    startPush: {
      full: {
        device_id: 'aparelho1',
        endpoint: 'https://fcm.googleapis.com/fcm/send/a',
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
    endPush: { full: { device_id: 'aparelho1' } },
    acceptTexts: { full: { texts: [{ text: 'terms', version: '1.0' }] } },
    setFactorDemand: { full: { factor_required: 'staff' } },
    makeRecoveryCodes: { full: {} },
    removeFactor: { full: {} },
    resetFactor: { full: { user_id: 'uidAna' } },
    redeemRecoveryCode: { full: { email: 'ana@cliente.example', code: 'K3ZW-4VYM-NB6T-Q310' } },
    requestPasswordReset: { full: { email: 'ana@cliente.example' } },
  },
  /** The body of `receiveFault`. */
  fault: {
    name: 'TypeError',
    message: 'undefined is not an object',
    places: ['/assets/app-Ab12.js:1:2345'],
    page: '/app/clientes/:id',
  },
};
