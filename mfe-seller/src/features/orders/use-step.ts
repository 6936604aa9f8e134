import type { OrderKind, OrderStep, OrderStepBody, StepOutcome } from '@lapak/contracts/api/seller-order';
import { toast } from '@lapak/ui/toast';
import { useState } from 'react';
import { useTakeStepMutation } from '../../api/order-api.ts';
import { stepOutcome } from './order-labels.ts';
import { refusalText } from '../../lib/refusal.ts';

/**
 * Takes a step with one or many orders. Successes are said in a toast; `failed` are the outcomes of the last step with many of which
 * some were not made, for a dialog. They stay when it closes: by itself, when its file does not come, and opens again with the retry.
 */
export function useStep(toko: string) {
  const [send, { isLoading }] = useTakeStepMutation();
  const [failed, setFailed] = useState<{ step: OrderStep; kind: OrderKind; outcomes: StepOutcome[] } | null>(
    null,
  );
  const [isFailedShown, showFailed] = useState(false);

  /**
   * @param kind whose words the step has
   * @returns whether the step was made with every order; null without an answer, when it can be pressed again
   */
  async function take(body: OrderStepBody, kind: OrderKind): Promise<boolean | null> {
    const { data, error } = await send({ toko, ...body });
    if (!data) {
      toast.error(refusalText(error));
      return null;
    }
    const bad = data.data.filter(({ ok }) => !ok);
    const good = data.data.filter(({ ok }) => ok);
    const [first] = bad;
    if (first && data.data.length === 1) toast.error(first.info);
    else if (first) {
      setFailed({ step: body.step, kind, outcomes: data.data });
      showFailed(true);
    } else {
      const [only] = good;
      const what = good.length === 1 && only?.invoice ? only.invoice : `${good.length} pesanan`;
      toast.success(`${what} ${stepOutcome(body.step, kind)}`);
    }
    return bad.length === 0;
  }
  return { take, isTaking: isLoading, failed, isFailedShown, showFailed };
}
