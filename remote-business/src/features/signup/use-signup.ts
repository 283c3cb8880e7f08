import { signIn } from '@tavolina/shared-api/auth';
import { signup } from '@tavolina/shared-api/client';
import { LIMITS } from '@tavolina/shared-api/contract';
import {
  useErrorsInLanguage,
  useLocation,
  useNavigate,
  useQueryClient,
  useSearchParams,
  useTranslation,
} from '@tavolina/shared-api/runtime';
import { type PageState, usePageState } from '@tavolina/shared-console/page/page-state.ts';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { useEffect, useRef, useState } from 'react';
import { type RegisterOptions, useForm } from 'react-hook-form';
import { fieldErrorsOf, showFieldErrors } from '../../lib/form/field-errors.ts';
import { deleteFormDraft, readFormDraft, useFormDraft } from '../../lib/form/form-draft.ts';
import { trimmed } from '../../lib/form/trimmed.ts';
import { keepChosenPlan } from '../../lib/plans/chosen-plan.ts';

const EMPTY = {
  email: '',
  business_name: '',
  password: '',
  confirm: '',
  telephone: '',
  address: '',
  city: '',
  description: '',
};
/** What the two steps ask for. */
export type SignupValues = typeof EMPTY;
/** What this tab keeps the form under until the place is registered. */
const KEY = 'signup';
const SECRETS = ['password', 'confirm'] as const;
const FIRST_STEP: readonly (keyof SignupValues)[] = ['email', 'business_name', 'password', 'confirm'];

/**
 * The sign-up's two steps. The second has its own history entry, so that the browser's back button shows the first with
 * everything typed. A rejected field shows its step. A reload loses only the passwords.
 */
export const useSignup = () => {
  const { t } = useTranslation('business');
  const [params] = useSearchParams();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { step: askedStep } = usePageState();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<string>();
  const form = useForm<SignupValues>({
    defaultValues: {
      ...EMPTY,
      ...readFormDraft(KEY),
      ...(params.has('email') ? { email: params.get('email') ?? '' } : {}),
    },
  });
  useErrorsInLanguage(form);
  useFormDraft(form, KEY, SECRETS);

  // The history outlives the form's fields and can skip the checks of the first step. Without a valid password the
  // sign-up begins with the first (product.md §34).
  const isAsked = askedStep === 2;
  const [password, confirm] = form.getValues(['password', 'confirm']);
  const step = isAsked && password.length >= LIMITS.password.min && password === confirm ? 2 : 1;
  const goBack = (): void => void navigate(-1);
  const { setFocus } = form;
  const shown = useRef(step);
  const refused = useRef<keyof SignupValues>(undefined);
  // Such an entry becomes one of the first step, or the way back would lead to it, and it would show the second again.
  const isStale = isAsked && step === 1;
  useEffect(() => {
    if (isStale) void navigate({ search }, { replace: true, state: null });
  }, [isStale, navigate, search]);

  // A step that comes takes the place of the button that asked for it, and a refused field is there only now.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    setFocus(refused.current ?? (step === 2 ? 'telephone' : 'email'));
    refused.current = undefined;
  }, [step, setFocus]);

  const showRefusal = (error: unknown): void => {
    const errors = fieldErrorsOf(form, error);
    if (errors.length === 0) {
      setFailure(failureText(error, t('signup.failed')));
      return;
    }
    refused.current = errors.find(({ field }) => FIRST_STEP.includes(field))?.field;
    if (refused.current) goBack();
    showFieldErrors(form, error);
  };

  const register = async (values: SignupValues): Promise<void> => {
    try {
      const { password, confirm: _confirm, ...texts } = values;
      const session = await signup({ ...trimmed(texts), password });
      client.clear();
      deleteFormDraft(KEY);
      signIn(session);
      await navigate(
        { pathname: PATHS.subscription, search: keepChosenPlan(params).toString() },
        { replace: true, state: { fromSignup: true, newUser: true } satisfies PageState },
      );
    } catch (error) {
      showRefusal(error);
    }
  };

  const submit = form.handleSubmit(
    async (values) => {
      setFailure(undefined);
      if (step === 1) await navigate({ search }, { state: { step: 2 } satisfies PageState });
      else await register(values);
    },
    (errors) => {
      const hasEmpty = Object.keys(errors).some((name) => !form.getValues(name as keyof SignupValues).trim());
      setFailure(hasEmpty ? t('field.allRequired') : undefined);
    },
  );
  const { errors } = form.formState;
  const field = <N extends keyof SignupValues>(name: N, rules?: RegisterOptions<SignupValues, N>) => ({
    error: errors[name]?.message,
    ...form.register(name, rules),
  });
  return { form, field, step, failure, submit, back: goBack };
};
