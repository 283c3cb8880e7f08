import { profile, sampleOf } from '@tavolina/shared-api/contract';
import type { AreaExamples } from '../call-example.ts';
import { IMAGE, IMAGE_URL, ONE_PICTURE, OWNER_EMAIL, PLACE, PLACE_ID, SESSION } from './sample-place.ts';

const PASSWORD = 'Rruga-Kala-9';
const NEW_PASSWORD = 'Hurma-E-Vjeter-26';
const { access_token: ACCESS_TOKEN, refresh_token: REFRESH_TOKEN } = SESSION;
const RESET_TOKEN = 'pT6yUe2kWm8rXv4qNb9cJd3fHs7gLz5a';

const PROFILE = sampleOf(profile, {
  ...PLACE,
  id: PLACE_ID,
  business_id: PLACE_ID,
  email: OWNER_EMAIL,
  profile_image_url: IMAGE_URL,
  profile_image: IMAGE,
  created_at: '2025-05-29T08:00:00.000Z',
  subscription_tier: 'standard',
});

const FILE = { file: '(bytes of logo.png)' };

/** Accounts, sessions and profiles of businesses. */
export const identityExamples: AreaExamples<'identity'> = {
  login: {
    description:
      'The answer to an unknown e-mail and to a wrong password is the same, and takes as long. After repeated failures the call answers `rate_limited` for a while.',
    body: { username: OWNER_EMAIL, password: PASSWORD },
    answer: SESSION,
    failure: { code: 'login_failed' },
  },
  signup: {
    body: {
      email: OWNER_EMAIL,
      password: PASSWORD,
      business_name: PLACE.business_name,
      address: PLACE.address,
      telephone: PLACE.telephone,
      city: PLACE.city,
      description: PLACE.description,
    },
    answer: { ...SESSION, subscription_tier: 'basic' },
    failure: { code: 'email_taken' },
  },
  refresh: {
    description:
      'A refresh token works once: the answer holds the next one. One that is used again later ends the whole session, because then two hold it.',
    body: { refresh_token: REFRESH_TOKEN, business_id: PLACE_ID },
    answer: { access_token: ACCESS_TOKEN, refresh_token: 'Kd8wRt3zPy6bVm1xQj5nGc9hLf2sTa7u' },
    failure: { code: 'session_expired' },
  },
  logout: {
    description: 'Answers the same for a token that is unknown or has ended already.',
    body: { refresh_token: REFRESH_TOKEN },
    failure: { code: 'invalid_input', fields: [{ field: 'refresh_token', message: 'required' }] },
  },
  profile: { answer: PROFILE, failure: { code: 'unauthorized' } },
  editProfile: {
    description:
      'What is left out stays as it is. Another e-mail needs `current_password`, unless the owner has just signed in.',
    body: {
      business_name: PLACE.business_name,
      telephone: '+355 69 000 0001',
      address: PLACE.address,
      description: PLACE.description,
    },
    answer: { ...PROFILE, telephone: '+355 69 000 0001' },
    failure: { code: 'invalid_input', fields: [{ field: 'telephone', message: 'phone' }] },
  },
  editUser: {
    description:
      'A new password ends all other sessions. `password_changed_by` of the answer says what let it be set: the current password, or, where none was sent, a login of the last five minutes. The owner is told of each change by mail.',
    params: { id: PLACE_ID },
    body: { email: 'kuzhina@shembull.al', current_password: PASSWORD },
    answer: { ...PROFILE, email: 'kuzhina@shembull.al' },
    failure: { code: 'current_password_needed' },
  },
  profileImage: {
    description: ONE_PICTURE,
    body: FILE,
    answer: { profile_image_url: IMAGE_URL, profile_image: IMAGE },
    failure: { code: 'upload_too_large' },
  },
  removeProfileImage: {
    description: 'Answers the same where there is no logo.',
    failure: { code: 'unauthorized' },
  },
  mailChoices: { answer: { new_order: true, trial_ending: true }, failure: { code: 'unauthorized' } },
  chooseMails: {
    description: 'Mails about the safety of the account and about failed payments are always sent.',
    body: { new_order: false },
    answer: { new_order: false, trial_ending: true },
    failure: { code: 'unauthorized' },
  },
  changePassword: {
    description: 'Every other session of the account ends.',
    body: { current_password: PASSWORD, new_password: NEW_PASSWORD },
    answer: { detail: 'Fjalëkalimi u ndryshua.' },
    failure: { code: 'wrong_password' },
  },
  changePasswordConfirmed: {
    description: 'Every other session of the account ends.',
    body: { current_password: PASSWORD, new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD },
    answer: { detail: 'Fjalëkalimi u ndryshua.' },
    failure: { code: 'invalid_input', fields: [{ field: 'confirm_password', message: 'mismatch' }] },
  },
  requestReset: {
    description: 'Answers the same whether the account exists or not; the link comes by mail and works once.',
    body: { email: OWNER_EMAIL },
    answer: { detail: 'Nëse kjo llogari ekziston, linku u dërgua.' },
    failure: { code: 'rate_limited', retryAfter: 60 },
  },
  checkReset: {
    description: 'The link stays as it is; it works once, and only for the e-mail it was sent to.',
    body: { token: RESET_TOKEN, email: OWNER_EMAIL },
    answer: { holds: true },
    failure: { code: 'rate_limited', retryAfter: 60 },
  },
  confirmReset: {
    description: 'The token is that of the mailed link. Every session of the account ends.',
    body: { token: RESET_TOKEN, email: OWNER_EMAIL, new_password: NEW_PASSWORD },
    answer: { detail: 'Fjalëkalimi u rivendos. Tani mund të hysh.' },
    failure: { code: 'reset_link_invalid' },
  },
};
