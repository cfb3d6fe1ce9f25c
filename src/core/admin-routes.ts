// Calls of the administrator. In a module of their own, because visitors' browsers do not need them.

/** Seconds to wait for the AI service. The platform ends a call after 60 seconds. */
const GENERATING = { seconds: 60 }

export const login = { method: 'POST', path: '/api/admin/login' } as const
export const startPasskeyLogin = {
  method: 'POST',
  path: '/api/admin/login/passkey-options',
} as const
export const loginByPasskey = { method: 'POST', path: '/api/admin/login/passkey' } as const
export const logout = { method: 'POST', path: '/api/admin/logout' } as const
export const getLoginLimit = { method: 'GET', path: '/api/admin/login-limit' } as const
export const listSessions = { method: 'GET', path: '/api/admin/sessions' } as const
export const endSession = { method: 'DELETE', path: '/api/admin/sessions/:id' } as const
export const endOtherSessions = { method: 'DELETE', path: '/api/admin/sessions' } as const
export const listPasskeys = { method: 'GET', path: '/api/admin/passkeys' } as const
export const startPasskey = { method: 'POST', path: '/api/admin/passkey-options' } as const
export const createPasskey = { method: 'POST', path: '/api/admin/passkeys' } as const
export const deletePasskey = { method: 'DELETE', path: '/api/admin/passkeys/:id' } as const
export const startConfirmation = {
  method: 'POST',
  path: '/api/admin/confirmation-options',
} as const
export const confirmSession = { method: 'POST', path: '/api/admin/confirmation' } as const
export const getPassword = { method: 'GET', path: '/api/admin/password' } as const
export const changePassword = { method: 'PUT', path: '/api/admin/password' } as const
export const getRecoveryCodes = { method: 'GET', path: '/api/admin/recovery-codes' } as const
export const createRecoveryCodes = { method: 'POST', path: '/api/admin/recovery-codes' } as const
export const sendPasswordLink = { method: 'POST', path: '/api/admin/login/recovery/link' } as const
export const checkPasswordLink = {
  method: 'POST',
  path: '/api/admin/login/recovery/check',
} as const
export const recoverPassword = { method: 'POST', path: '/api/admin/login/recovery' } as const
export const listActs = { method: 'GET', path: '/api/admin/audit' } as const
export const listAdminPosts = { method: 'GET', path: '/api/admin/blog' } as const
export const createPost = { method: 'POST', path: '/api/admin/blog' } as const
export const getAdminPost = { method: 'GET', path: '/api/admin/blog/:id' } as const
export const updatePost = { method: 'PUT', path: '/api/admin/blog/:id' } as const
export const deletePost = { method: 'DELETE', path: '/api/admin/blog/:id' } as const
export const listAdminPages = { method: 'GET', path: '/api/admin/pages' } as const
export const createPage = { method: 'POST', path: '/api/admin/pages' } as const
export const getAdminPage = { method: 'GET', path: '/api/admin/pages/:id' } as const
export const updatePage = { method: 'PUT', path: '/api/admin/pages/:id' } as const
export const deletePage = { method: 'DELETE', path: '/api/admin/pages/:id' } as const
export const listAdminQuizzes = { method: 'GET', path: '/api/admin/quizzes' } as const
export const createQuiz = { method: 'POST', path: '/api/admin/quiz' } as const
export const updateQuiz = { method: 'PUT', path: '/api/admin/quiz/:id' } as const
export const deleteQuiz = { method: 'DELETE', path: '/api/admin/quiz/:id' } as const
export const getFullQuiz = { method: 'GET', path: '/api/admin/quiz/:id/full' } as const
export const listAdminExperts = { method: 'GET', path: '/api/admin/experts' } as const
export const createExpert = { method: 'POST', path: '/api/admin/experts' } as const
export const getAdminExpert = { method: 'GET', path: '/api/admin/experts/:id' } as const
export const updateExpert = { method: 'PUT', path: '/api/admin/experts/:id' } as const
export const deleteExpert = { method: 'DELETE', path: '/api/admin/experts/:id' } as const
export const getSettings = { method: 'GET', path: '/api/admin/settings' } as const
export const updateSettings = { method: 'PUT', path: '/api/admin/settings' } as const
export const setPrice = { method: 'PUT', path: '/api/admin/settings/prices' } as const
export const confirmStep = { method: 'PUT', path: '/api/admin/settings/steps' } as const
export const moveNotices = { method: 'PUT', path: '/api/admin/settings/notices' } as const
export const resendNotices = {
  method: 'POST',
  path: '/api/admin/settings/notices/link',
} as const
export const cancelNotices = { method: 'DELETE', path: '/api/admin/settings/notices' } as const
export const sortExperts = { method: 'PUT', path: '/api/admin/experts' } as const
export const slugAvailability = { method: 'GET', path: '/api/admin/slug' } as const
export const listVersions = { method: 'GET', path: '/api/admin/versions/:kind/:id' } as const
export const getVersion = { method: 'GET', path: '/api/admin/version/:id' } as const
export const restoreVersion = { method: 'POST', path: '/api/admin/version/:id/restore' } as const
export const listDeleted = { method: 'GET', path: '/api/admin/deleted/:kind' } as const
export const createPreviewLink = { method: 'POST', path: '/api/admin/preview-link' } as const
export const revokePreviewLinks = {
  method: 'DELETE',
  path: '/api/admin/preview-link/:kind/:id',
} as const
export const getPublishing = { method: 'GET', path: '/api/admin/publishing' } as const
export const retryPublishing = { method: 'POST', path: '/api/admin/publishing/retry' } as const
export const generateContent = {
  method: 'POST',
  path: '/api/admin/generate-content',
  ...GENERATING,
} as const
export const generateImage = {
  method: 'POST',
  path: '/api/admin/generate-blog-image',
  ...GENERATING,
} as const
export const getImageJob = { method: 'GET', path: '/api/admin/generate-blog-image/:id' } as const
export const cancelImageJob = {
  method: 'DELETE',
  path: '/api/admin/generate-blog-image/:id',
} as const
export const suggestSeo = { method: 'POST', path: '/api/admin/seo/suggest', ...GENERATING } as const
export const createUpload = { method: 'POST', path: '/api/objects/upload' } as const
export const attachImage = { method: 'PUT', path: '/api/admin/blog-image' } as const
export const uploadObject = { method: 'PUT', path: '/api/objects/upload/:token' } as const
export const listUnfinished = { method: 'GET', path: '/api/admin/unfinished' } as const
export const getUnfinished = { method: 'GET', path: '/api/admin/unfinished/:id' } as const
export const saveUnfinished = { method: 'PUT', path: '/api/admin/unfinished/:id' } as const
export const deleteUnfinished = { method: 'DELETE', path: '/api/admin/unfinished/:id' } as const
export const listMedia = { method: 'GET', path: '/api/admin/media' } as const
export const deleteMedia = { method: 'DELETE', path: '/api/admin/media/:name' } as const
export const listBookings = { method: 'GET', path: '/api/admin/bookings' } as const
export const downloadBookings = { method: 'GET', path: '/api/admin/bookings.csv' } as const
export const updateBooking = { method: 'PUT', path: '/api/admin/bookings/:id' } as const
export const deleteBooking = { method: 'DELETE', path: '/api/admin/bookings/:id' } as const
export const listSubscribers = { method: 'GET', path: '/api/admin/subscribers' } as const
export const downloadSubscribers = { method: 'GET', path: '/api/admin/subscribers.csv' } as const
export const approveSubscriber = {
  method: 'POST',
  path: '/api/admin/subscribers/:id/admit',
} as const
export const endSubscription = { method: 'POST', path: '/api/admin/subscribers/:id/end' } as const
export const addSubscriber = { method: 'POST', path: '/api/admin/subscribers' } as const
export const checkSubscribers = { method: 'POST', path: '/api/admin/subscriber-check' } as const
export const importSubscribers = { method: 'POST', path: '/api/admin/subscriber-import' } as const
export const resumeSubscribers = {
  method: 'POST',
  path: '/api/admin/stopped-subscribers/resume',
} as const
export const deleteStopped = {
  method: 'POST',
  path: '/api/admin/stopped-subscribers/delete',
} as const
export const deleteSubscriber = { method: 'DELETE', path: '/api/admin/subscribers/:id' } as const
export const listSubmissions = { method: 'GET', path: '/api/admin/submissions' } as const
export const downloadSubmissions = { method: 'GET', path: '/api/admin/submissions.csv' } as const
export const anonymiseSubmissions = {
  method: 'DELETE',
  path: '/api/admin/submissions-without-consent',
} as const
export const deleteSubmission = { method: 'DELETE', path: '/api/admin/submissions/:id' } as const
export const listWithdrawals = { method: 'GET', path: '/api/admin/withdrawals' } as const
export const updateWithdrawal = { method: 'PUT', path: '/api/admin/withdrawals/:id' } as const
export const approveWithdrawal = {
  method: 'POST',
  path: '/api/admin/withdrawals/:id/admit',
} as const
export const getOverview = { method: 'GET', path: '/api/admin/statistics' } as const
export const getQuizStatistics = { method: 'GET', path: '/api/admin/quiz/:id/statistics' } as const
export const importItem = { method: 'POST', path: '/api/admin/import' } as const
export const listOutbox = { method: 'GET', path: '/api/admin/outbox' } as const
export const retryAllOutbox = { method: 'POST', path: '/api/admin/outbox-retries' } as const
export const retryOutbox = { method: 'POST', path: '/api/admin/outbox/:id/retry' } as const
export const deleteOutbox = { method: 'DELETE', path: '/api/admin/outbox/:id' } as const
export const getToday = { method: 'GET', path: '/api/admin/today' } as const
export const getPlan = { method: 'GET', path: '/api/admin/plan' } as const
export const getNews = { method: 'GET', path: '/api/admin/news' } as const
export const listLetters = { method: 'GET', path: '/api/admin/letters' } as const
export const createLetter = { method: 'POST', path: '/api/admin/letters' } as const
export const getLetter = { method: 'GET', path: '/api/admin/letters/:id' } as const
export const updateLetter = { method: 'PUT', path: '/api/admin/letters/:id' } as const
export const deleteLetter = { method: 'DELETE', path: '/api/admin/letters/:id' } as const
export const sendLetter = { method: 'POST', path: '/api/admin/letters/:id/send' } as const
export const unscheduleLetter = {
  method: 'POST',
  path: '/api/admin/letters/:id/unschedule',
} as const
export const sendTestLetter = { method: 'POST', path: '/api/admin/letters/:id/trial' } as const
export const listSeries = { method: 'GET', path: '/api/admin/series' } as const
export const createSeries = { method: 'POST', path: '/api/admin/series' } as const
export const pauseSeries = { method: 'PUT', path: '/api/admin/series/:id' } as const
export const deleteSeries = { method: 'DELETE', path: '/api/admin/series/:id' } as const
export const sortSteps = { method: 'PUT', path: '/api/admin/series/:id/steps' } as const
export const createStep = { method: 'POST', path: '/api/admin/series/:id/steps' } as const
export const getStep = { method: 'GET', path: '/api/admin/series-steps/:id' } as const
export const updateStep = { method: 'PUT', path: '/api/admin/series-steps/:id' } as const
export const deleteStep = { method: 'DELETE', path: '/api/admin/series-steps/:id' } as const
export const previewLetter = { method: 'POST', path: '/api/admin/letter-preview' } as const
export const getMarketing = { method: 'GET', path: '/api/admin/marketing' } as const
export const endRemoval = { method: 'DELETE', path: '/api/admin/marketing/removals/:id' } as const
export const listOrders = { method: 'GET', path: '/api/admin/orders' } as const
export const downloadOrders = { method: 'GET', path: '/api/admin/orders.csv' } as const
export const getCorrespondence = { method: 'GET', path: '/api/admin/orders/:id/letters' } as const
export const answerOrder = { method: 'POST', path: '/api/admin/orders/:id/letters' } as const
export const recordMessage = {
  method: 'POST',
  path: '/api/admin/orders/:id/letters/received',
} as const
export const resolveMessages = {
  method: 'POST',
  path: '/api/admin/orders/:id/letters/settled',
} as const
export const reopenMessages = {
  method: 'POST',
  path: '/api/admin/orders/:id/letters/reopened',
} as const
export const resetPassphrase = { method: 'DELETE', path: '/api/admin/orders/:id/word' } as const
export const changeOrderAddress = {
  method: 'POST',
  path: '/api/admin/orders/:id/address',
} as const
export const sendNoticesOnly = { method: 'POST', path: '/api/admin/orders/:id/notices' } as const
export const createNote = { method: 'POST', path: '/api/admin/orders/:id/notes' } as const
export const updateNote = { method: 'PUT', path: '/api/admin/notes/:id' } as const
export const deleteNote = { method: 'DELETE', path: '/api/admin/notes/:id' } as const
export const acceptMail = { method: 'POST', path: '/api/admin/mails/:id/accept' } as const
export const dismissMail = { method: 'POST', path: '/api/admin/mails/:id/dismiss' } as const
export const listClients = { method: 'GET', path: '/api/admin/clients' } as const
export const getClient = { method: 'GET', path: '/api/admin/client' } as const
export const downloadClient = { method: 'GET', path: '/api/admin/client.json' } as const
export const eraseClient = { method: 'DELETE', path: '/api/admin/client' } as const
export const resolvePayment = { method: 'POST', path: '/api/admin/payments/:id/settle' } as const
export const reopenPayment = { method: 'POST', path: '/api/admin/payments/:id/reopen' } as const
