import type { Route } from './route.ts'

// The administrator's calls, in a module that visitors' browsers do not load.

/** Calls that wait for the language model: the platform ends a call after 60 seconds. */
const GENERATING = { seconds: 60 }

export const login = { method: 'POST', path: '/api/admin/login' } as const satisfies Route
export const startPasskeyLogin = {
  method: 'POST',
  path: '/api/admin/login/passkey-options',
} as const satisfies Route
export const loginByPasskey = {
  method: 'POST',
  path: '/api/admin/login/passkey',
} as const satisfies Route
export const logout = { method: 'POST', path: '/api/admin/logout' } as const satisfies Route
export const getLoginLimit = {
  method: 'GET',
  path: '/api/admin/login-limit',
} as const satisfies Route
export const listSessions = { method: 'GET', path: '/api/admin/sessions' } as const satisfies Route
export const endSession = {
  method: 'DELETE',
  path: '/api/admin/sessions/:id',
} as const satisfies Route
export const endOtherSessions = {
  method: 'DELETE',
  path: '/api/admin/sessions',
} as const satisfies Route
export const listPasskeys = { method: 'GET', path: '/api/admin/passkeys' } as const satisfies Route
export const startPasskey = {
  method: 'POST',
  path: '/api/admin/passkey-options',
} as const satisfies Route
export const createPasskey = {
  method: 'POST',
  path: '/api/admin/passkeys',
} as const satisfies Route
export const deletePasskey = {
  method: 'DELETE',
  path: '/api/admin/passkeys/:id',
} as const satisfies Route
export const listActs = { method: 'GET', path: '/api/admin/audit' } as const satisfies Route
export const listAdminPosts = { method: 'GET', path: '/api/admin/blog' } as const satisfies Route
export const createPost = { method: 'POST', path: '/api/admin/blog' } as const satisfies Route
export const getAdminPost = { method: 'GET', path: '/api/admin/blog/:id' } as const satisfies Route
export const updatePost = { method: 'PUT', path: '/api/admin/blog/:id' } as const satisfies Route
export const deletePost = { method: 'DELETE', path: '/api/admin/blog/:id' } as const satisfies Route
export const listAdminPages = { method: 'GET', path: '/api/admin/pages' } as const satisfies Route
export const createPage = { method: 'POST', path: '/api/admin/pages' } as const satisfies Route
export const getAdminPage = { method: 'GET', path: '/api/admin/pages/:id' } as const satisfies Route
export const updatePage = { method: 'PUT', path: '/api/admin/pages/:id' } as const satisfies Route
export const deletePage = {
  method: 'DELETE',
  path: '/api/admin/pages/:id',
} as const satisfies Route
export const listAdminQuizzes = {
  method: 'GET',
  path: '/api/admin/quizzes',
} as const satisfies Route
export const createQuiz = { method: 'POST', path: '/api/admin/quiz' } as const satisfies Route
export const updateQuiz = { method: 'PUT', path: '/api/admin/quiz/:id' } as const satisfies Route
export const deleteQuiz = { method: 'DELETE', path: '/api/admin/quiz/:id' } as const satisfies Route
export const getFullQuiz = {
  method: 'GET',
  path: '/api/admin/quiz/:id/full',
} as const satisfies Route
export const listAdminExperts = {
  method: 'GET',
  path: '/api/admin/experts',
} as const satisfies Route
export const createExpert = { method: 'POST', path: '/api/admin/experts' } as const satisfies Route
export const getAdminExpert = {
  method: 'GET',
  path: '/api/admin/experts/:id',
} as const satisfies Route
export const updateExpert = {
  method: 'PUT',
  path: '/api/admin/experts/:id',
} as const satisfies Route
export const deleteExpert = {
  method: 'DELETE',
  path: '/api/admin/experts/:id',
} as const satisfies Route
export const orderExperts = { method: 'PUT', path: '/api/admin/experts' } as const satisfies Route
export const slugAvailability = { method: 'GET', path: '/api/admin/slug' } as const satisfies Route
export const listVersions = {
  method: 'GET',
  path: '/api/admin/versions/:kind/:id',
} as const satisfies Route
export const getVersion = { method: 'GET', path: '/api/admin/version/:id' } as const satisfies Route
export const restoreVersion = {
  method: 'POST',
  path: '/api/admin/version/:id/restore',
} as const satisfies Route
export const listDeleted = {
  method: 'GET',
  path: '/api/admin/deleted/:kind',
} as const satisfies Route
export const createPreviewLink = {
  method: 'POST',
  path: '/api/admin/preview-link',
} as const satisfies Route
export const revokePreviewLinks = {
  method: 'DELETE',
  path: '/api/admin/preview-link/:kind/:id',
} as const satisfies Route
export const getPublishing = {
  method: 'GET',
  path: '/api/admin/publishing',
} as const satisfies Route
export const retryPublishing = {
  method: 'POST',
  path: '/api/admin/publishing/retry',
} as const satisfies Route
export const generateContent = {
  method: 'POST',
  path: '/api/admin/generate-content',
  ...GENERATING,
} as const satisfies Route
export const generateImage = {
  method: 'POST',
  path: '/api/admin/generate-blog-image',
  ...GENERATING,
} as const satisfies Route
export const getImageJob = {
  method: 'GET',
  path: '/api/admin/generate-blog-image/:id',
} as const satisfies Route
export const cancelImageJob = {
  method: 'DELETE',
  path: '/api/admin/generate-blog-image/:id',
} as const satisfies Route
export const suggestSeo = {
  method: 'POST',
  path: '/api/admin/seo/suggest',
  ...GENERATING,
} as const satisfies Route
export const createUpload = { method: 'POST', path: '/api/objects/upload' } as const satisfies Route
export const attachImage = { method: 'PUT', path: '/api/admin/blog-image' } as const satisfies Route
export const uploadObject = {
  method: 'PUT',
  path: '/api/objects/upload/:token',
} as const satisfies Route
export const listMedia = { method: 'GET', path: '/api/admin/media' } as const satisfies Route
export const deleteMedia = {
  method: 'DELETE',
  path: '/api/admin/media/:name',
} as const satisfies Route
export const listBookings = {
  method: 'GET',
  path: '/api/admin/bookings',
} as const satisfies Route
export const downloadBookings = {
  method: 'GET',
  path: '/api/admin/bookings.csv',
} as const satisfies Route
export const updateBooking = {
  method: 'PUT',
  path: '/api/admin/bookings/:id',
} as const satisfies Route
export const deleteBooking = {
  method: 'DELETE',
  path: '/api/admin/bookings/:id',
} as const satisfies Route
export const listSubscribers = {
  method: 'GET',
  path: '/api/admin/subscribers',
} as const satisfies Route
export const downloadSubscribers = {
  method: 'GET',
  path: '/api/admin/subscribers.csv',
} as const satisfies Route
export const admitSubscriber = {
  method: 'POST',
  path: '/api/admin/subscribers/:id/admit',
} as const satisfies Route
export const resumeSubscribers = {
  method: 'POST',
  path: '/api/admin/stopped-subscribers/resume',
} as const satisfies Route
export const deleteStopped = {
  method: 'POST',
  path: '/api/admin/stopped-subscribers/delete',
} as const satisfies Route
export const deleteSubscriber = {
  method: 'DELETE',
  path: '/api/admin/subscribers/:id',
} as const satisfies Route
export const listSubmissions = {
  method: 'GET',
  path: '/api/admin/submissions',
} as const satisfies Route
export const downloadSubmissions = {
  method: 'GET',
  path: '/api/admin/submissions.csv',
} as const satisfies Route
export const anonymiseSubmissions = {
  method: 'DELETE',
  path: '/api/admin/submissions-without-consent',
} as const satisfies Route
export const deleteSubmission = {
  method: 'DELETE',
  path: '/api/admin/submissions/:id',
} as const satisfies Route
export const listWithdrawals = {
  method: 'GET',
  path: '/api/admin/withdrawals',
} as const satisfies Route
export const updateWithdrawal = {
  method: 'PUT',
  path: '/api/admin/withdrawals/:id',
} as const satisfies Route
export const admitWithdrawal = {
  method: 'POST',
  path: '/api/admin/withdrawals/:id/admit',
} as const satisfies Route
export const getQuizStatistics = {
  method: 'GET',
  path: '/api/admin/quiz/:id/statistics',
} as const satisfies Route
export const importItem = { method: 'POST', path: '/api/admin/import' } as const satisfies Route
export const listOutbox = { method: 'GET', path: '/api/admin/outbox' } as const satisfies Route
export const retryOutbox = {
  method: 'POST',
  path: '/api/admin/outbox/:id/retry',
} as const satisfies Route
export const deleteOutbox = {
  method: 'DELETE',
  path: '/api/admin/outbox/:id',
} as const satisfies Route
export const getToday = { method: 'GET', path: '/api/admin/today' } as const satisfies Route
export const getNews = { method: 'GET', path: '/api/admin/news' } as const satisfies Route
export const listLetters = {
  method: 'GET',
  path: '/api/admin/letters',
} as const satisfies Route
export const createLetter = {
  method: 'POST',
  path: '/api/admin/letters',
} as const satisfies Route
export const getLetter = {
  method: 'GET',
  path: '/api/admin/letters/:id',
} as const satisfies Route
export const updateLetter = {
  method: 'PUT',
  path: '/api/admin/letters/:id',
} as const satisfies Route
export const deleteLetter = {
  method: 'DELETE',
  path: '/api/admin/letters/:id',
} as const satisfies Route
export const sendLetter = {
  method: 'POST',
  path: '/api/admin/letters/:id/send',
} as const satisfies Route
export const unscheduleLetter = {
  method: 'POST',
  path: '/api/admin/letters/:id/unschedule',
} as const satisfies Route
export const tryLetter = {
  method: 'POST',
  path: '/api/admin/letters/:id/trial',
} as const satisfies Route
export const previewLetter = {
  method: 'POST',
  path: '/api/admin/letter-preview',
} as const satisfies Route
export const getMarketing = {
  method: 'GET',
  path: '/api/admin/marketing',
} as const satisfies Route
export const endRemoval = {
  method: 'DELETE',
  path: '/api/admin/marketing/removals/:id',
} as const satisfies Route
export const listOrders = { method: 'GET', path: '/api/admin/orders' } as const satisfies Route
export const downloadOrders = {
  method: 'GET',
  path: '/api/admin/orders.csv',
} as const satisfies Route
export const getCorrespondence = {
  method: 'GET',
  path: '/api/admin/orders/:id/letters',
} as const satisfies Route
export const answerOrder = {
  method: 'POST',
  path: '/api/admin/orders/:id/letters',
} as const satisfies Route
export const recordLetter = {
  method: 'POST',
  path: '/api/admin/orders/:id/letters/received',
} as const satisfies Route
export const settleLetters = {
  method: 'POST',
  path: '/api/admin/orders/:id/letters/settled',
} as const satisfies Route
export const resetWord = {
  method: 'DELETE',
  path: '/api/admin/orders/:id/word',
} as const satisfies Route
export const settlePayment = {
  method: 'POST',
  path: '/api/admin/payments/:id/settle',
} as const satisfies Route
