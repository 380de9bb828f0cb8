import { chakra } from '@chakra-ui/react';
import { memo, type ReactNode, useState } from 'react';
import { brand as firm } from '#config/brand.ts';
import { TabPanel } from '#ui/menus/tab-panel.tsx';
import { Tabs } from '#ui/menus/tabs.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { CodeForm } from './code-form.tsx';
import { Lead, Title } from '../form-layout.tsx';
import { RecoveryCodeForm } from './recovery-code-form.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { type InvitedPerson, SignUpForm } from './sign-up-form.tsx';

type View = 'login' | 'signup' | 'recovery' | 'code' | 'recovery_code';

const tabs = [
  { value: 'login', label: 'Login' },
  { value: 'signup', label: 'Cadastro' },
] as const;

type AuthScreenProps = {
  readonly invited?: InvitedPerson;
  /** A line above the form: why the person is asked to enter. */
  readonly notice?: ReactNode;
  /** Work of closed accounts that is kept on this device. */
  readonly handovers?: ReactNode;
  readonly onSignUpUnderWay: (isUnderWay: boolean) => void;
};

/** Drawn for itself: while somebody enters, what is known of them changes a few times in a second. */
export const AuthScreen = memo(function AuthScreen(props: AuthScreenProps) {
  const { invited, notice, handovers, onSignUpUnderWay } = props;
  const [view, setView] = useState<View>(invited?.has_account === false ? 'signup' : 'login');
  // Typed once, offered on every view.
  const [email, setEmail] = useState(invited?.email ?? '');
  // For the way past a lost factor, and no longer than that.
  const [password, setPassword] = useState('');
  const toLogin = () => {
    setPassword('');
    setView('login');
  };
  if (view === 'code')
    return (
      <AuthFrame>
        <Title>Digite o código</Title>
        <Lead>Abra o aplicativo autenticador no celular e digite o código da {firm.shortName}.</Lead>
        <CodeForm onRecovery={() => setView('recovery_code')} onBack={toLogin} />
      </AuthFrame>
    );
  if (view === 'recovery_code')
    return (
      <AuthFrame>
        <Title>Código de recuperação</Title>
        <Lead>Ele retira o segundo fator desta conta e encerra as outras sessões.</Lead>
        <RecoveryCodeForm email={email} password={password} onBack={toLogin} />
      </AuthFrame>
    );
  if (view === 'recovery') {
    return (
      <AuthFrame>
        <Title>Recuperar senha</Title>
        <Lead>Enviamos um link para você criar uma senha nova.</Lead>
        <RecoveryForm email={email} onEmail={setEmail} onBack={() => setView('login')} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame>
      <Title>Área de Acesso</Title>
      <Lead>Para clientes e equipe da {firm.shortName}.</Lead>
      {notice !== undefined && <chakra.div mt="4">{notice}</chakra.div>}
      {handovers}
      <chakra.div mt={{ base: '4', md: '6' }} mb={{ base: '4', md: '22px' }}>
        <Tabs id="acesso" label="Acesso" variant="segment" items={tabs} value={view} onChange={setView} />
      </chakra.div>
      <TabPanel tabsId="acesso" value={view}>
        {view === 'login' ? (
          <SignInForm
            email={email}
            isFixed={invited !== undefined}
            onEmail={setEmail}
            onForgot={() => setView('recovery')}
            onCode={(credentials) => {
              setEmail(credentials.email);
              setPassword(credentials.password);
              setView('code');
            }}
          />
        ) : (
          <SignUpForm email={email} invited={invited} onEmail={setEmail} onUnderWay={onSignUpUnderWay} />
        )}
      </TabPanel>
    </AuthFrame>
  );
});
