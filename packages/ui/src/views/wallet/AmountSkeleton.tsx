import { Skeleton } from '../../components/Skeleton.tsx';

interface AmountSkeletonProps {
  /** The classes of the two lines. */
  labelClass: string | undefined;
  amountClass: string | undefined;
}

/** An amount and the line that names it, while they load. */
export function AmountSkeleton({ labelClass, amountClass }: AmountSkeletonProps) {
  return (
    <>
      <div className={labelClass}>
        <Skeleton />
      </div>
      <div className={amountClass}>
        <Skeleton />
      </div>
    </>
  );
}
